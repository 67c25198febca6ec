import type { IsoDate } from '../facts/index.ts';
import type { Figure } from '../figures/index.ts';
import type { Quarter } from '../periods/index.ts';
import type { MoreRowKey, RowKey } from '../rows/index.ts';

/** Fiscal years in the table: ten, and the one that the first of them is compared with. */
export const annualColumnsShown = 11;

export type ColumnKind = 'actual' | 'quarterly' | 'ltm' | 'average' | 'estimated' | 'projected' | 'terminal';

/** One column of the financials table. Every row has a figure; what has no value says why. */
export interface Column {
  readonly kind: ColumnKind;
  /** Fiscal year; null for the average column. The terminal column carries its year (the last projected + 1). */
  readonly year: number | null;
  readonly quarter: Quarter | null;
  readonly periodEnd: IsoDate | null;
  readonly figures: Readonly<Record<RowKey, Figure>>;
}

/** A column made from filings, with the rows beside the default ones. */
export interface FiledColumn extends Column {
  readonly more: Readonly<Record<MoreRowKey, Figure>>;
}

/** The ten-year column, with the number of years behind each of its rates. */
export interface AverageColumn extends Column {
  readonly kind: 'average';
  readonly years: Readonly<Partial<Record<RowKey, number>>>;
}
