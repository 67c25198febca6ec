/** What became of a note: returns, figures, range, buy-below, splits. */

export { type BuyBelowSince, buyBelowSince, lowestSince, type Touched } from './buy-below.ts';
export type { FigureSince, FiguresSince } from './figures-since.ts';
export {
  type CompanyToday,
  type KnownCompany,
  type KnownFigure,
  type KnownFigureKey,
  knownFigures,
  type PriceOfDay,
  type TwelveMonths,
  type TypedPrices,
} from './known-company.ts';
export { type NoteReplay, type RangeSince, replayNote } from './replay-note.ts';
