export type { Close, Dividend } from './close.ts';
export { seededNormal } from './seeded-normal.ts';
export { simulateDays, toTick } from './simulate-days.ts';
