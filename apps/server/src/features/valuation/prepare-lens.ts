import type { MissingReason } from '@tenfold/domain/figures';
import {
  earningsBars,
  type FiledLensKey,
  type LensFigure,
  type LensPeriod,
  lensFigures,
  lensPeriodKeys,
  lensPeriods,
  priceLine,
} from '@tenfold/domain/lens';
import type { NewDocument } from '../../platform/documents/index.ts';
import type { CompanyFigures } from '../financials/index.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const lensDocument = 'lens.4';

/** A company as lists compare it, at its last close. */
export interface PreparedLens {
  readonly reportedCurrency: string | null;
  /** The end of the last fiscal year on file. */
  readonly yearEnd: string | null;
  readonly ratiosAsOf: string | null;
  /** The same for every period. */
  readonly today: PreparedLensFigures;
  readonly periods: Readonly<Record<LensPeriod, PreparedLensPeriod>>;
}

export interface PreparedLensFigures {
  readonly figures: Readonly<Partial<Record<FiledLensKey, number | null>>>;
  /** The reasons of those that are null. */
  readonly why: Readonly<Partial<Record<FiledLensKey, MissingReason>>>;
  /** The fiscal years behind means and medians that are fewer than the period's. */
  readonly years: Readonly<Partial<Record<FiledLensKey, number>>>;
}

export interface PreparedLensPeriod extends PreparedLensFigures {
  readonly priceLine: readonly (number | null)[];
  readonly earningsBars: readonly (number | null)[];
}

export function prepareLens(figures: CompanyFigures): NewDocument {
  return { kind: lensDocument, body: JSON.stringify(buildLens(figures)) };
}

function buildLens({ statements, annual, consensus, market }: CompanyFigures): PreparedLens {
  const { today, periods } = lensFigures({ ...market, statements, annual, consensus });
  return {
    reportedCurrency: statements.reportedCurrency,
    yearEnd: annual.at(-1)?.periodEnd ?? null,
    ratiosAsOf: market.closes.at(-1)?.day ?? null,
    today: split(today),
    periods: Object.fromEntries(
      lensPeriodKeys.map((period): [LensPeriod, PreparedLensPeriod] => [
        period,
        {
          ...split(periods[period]),
          priceLine: priceLine(market.closes, lensPeriods[period]),
          earningsBars: earningsBars(annual, lensPeriods[period]),
        },
      ]),
    ) as Record<LensPeriod, PreparedLensPeriod>,
  };
}

function split(figures: Readonly<Partial<Record<FiledLensKey, LensFigure>>>): PreparedLensFigures {
  const all = Object.entries(figures) as [FiledLensKey, LensFigure][];
  return {
    figures: Object.fromEntries(all.map(([key, { value }]) => [key, value])),
    why: Object.fromEntries(all.flatMap(([key, { why }]) => (why === null ? [] : [[key, why]]))),
    years: Object.fromEntries(all.flatMap(([key, { years }]) => (years === null ? [] : [[key, years]]))),
  };
}
