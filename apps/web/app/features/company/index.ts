export { pricesLabel } from './list/prices-label.ts';
export { newYorkDay, newYorkTime } from './quote/new-york-time.ts';
