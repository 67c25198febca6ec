import { type Figure, missing } from '../figures/index.ts';
import type { FiscalCalendar, FiscalPeriod, Slot } from '../periods/index.ts';
import type { FactIndex } from './fact-index.ts';
import { filedFigure } from './filed-figure.ts';
import type { BusinessKind } from './line.ts';
import type { AverageShares } from './shares/average-shares.ts';
import { isPlaceholder } from './shares/placeholder-count.ts';
import type { Measure, SplitFactor } from './shares/split-adjustment.ts';
import { type Filed, isPeriodic } from './vintages/vintages.ts';

/** All that the views of one company read from. */
export interface Filings {
  readonly facts: FactIndex;
  readonly calendar: FiscalCalendar;
  readonly factorOn: SplitFactor;
  /** Average counts by the tag that says how many shares there are. */
  readonly averageShares: ReadonlyMap<string, AverageShares>;
  readonly currency: string | null;
  readonly kind: BusinessKind;
  /** Figures already made: years, quarters and the last twelve months share most of them. */
  readonly figures: Map<Filed, Figure>;
  /** The four quarters of a tag and a year, see quarters-of-year.ts. */
  readonly quarters: Map<string, readonly (Figure | null)[]>;
}

/** What was filed for a tag and a stretch, in the one currency of the company; another currency is never looked at. */
export function findFiled(filings: Filings, tag: string, measure: Measure, slot: Slot): Filed | null {
  // Most companies never use most of the tags a line may read.
  if (filings.facts.lastUsed(tag) === '') return null;
  const unit = unitOf(measure, filings.currency);
  const filed = unit === null ? null : filings.facts.find(tag, unit, slot);
  return filed !== null && measure === 'shares' && isPlaceholder(filed.latest.value) ? null : filed;
}

/** The same as a figure, of the vintage that counts. */
export function findFigure(filings: Filings, tag: string, measure: Measure, slot: Slot): Figure | null {
  const filed = findFiled(filings, tag, measure, slot);
  if (filed === null) return null;
  const known = filings.figures.get(filed);
  if (known !== undefined) return known;
  const figure = filedFigure(filed, filed.latest, measure, filings.factorOn);
  filings.figures.set(filed, figure);
  return figure;
}

/** The vintage of one report; null where it does not give the tag for the stretch. */
export function findFigureIn(
  filings: Filings,
  tag: string,
  measure: Measure,
  slot: Slot,
  accession: string,
): Figure | null {
  const filed = findFiled(filings, tag, measure, slot);
  if (filed === null) return null;
  if (filed.latest.accession === accession) return findFigure(filings, tag, measure, slot);
  const vintage = filed.vintages.findLast((it) => it.accession === accession);
  return vintage === undefined ? null : filedFigure(filed, vintage, measure, filings.factorOn);
}

/** What reports of a period said before the one that counts, newest first. */
export function earlierFigures(filings: Filings, tag: string, measure: Measure, slot: Slot): Figure[] {
  const filed = findFiled(filings, tag, measure, slot);
  if (filed === null || filed.vintages.length === 1) return [];
  return filed.vintages
    .filter((it) => it.filed < filed.latest.filed && isPeriodic(it.form))
    .reverse()
    .map((it) => filedFigure(filed, it, measure, filings.factorOn));
}

function unitOf(measure: Measure, currency: string | null): string | null {
  if (measure === 'shares') return 'shares';
  if (currency === null) return null;
  return measure === 'money' ? currency : `${currency}/shares`;
}

/** The shares there were on average over a period of the calendar. */
export function averageSharesOver(filings: Filings, tag: string, period: FiscalPeriod | undefined): Figure {
  const average = filings.averageShares.get(tag);
  return period === undefined || average === undefined ? missing('not_filed') : average(period);
}
