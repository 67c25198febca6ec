/** Closes and dividends by day; simulated days. */

export type { Close, Dividend } from './close.ts';
export {
  type CloseColumns,
  closesOf,
  columnsOf,
  type NumberedClose,
  numberedCloses,
  sliceColumns,
} from './close-columns.ts';
export { dividendsDueBy } from './dividends-due.ts';
export { partOf } from './part-of.ts';
export { seededNormal } from './seeded-normal.ts';
export { simulateDays, toTick } from './simulate-days.ts';
export { type IndexRange, simulatedRanges, toFlags } from './simulated-ranges.ts';
