import type { FigureContest } from '@tenfold/contract/financials/contests';
import type { ContestReason } from '@tenfold/domain/contests';
import type { RowUnit } from '@tenfold/domain/rows';
import { plainNumber, problemOfNumber, readNumber, shifted } from '@tenfold/domain/typed-numbers';
import { formatDay } from '../../../figures/format-day.ts';

export const reasonLabels: Readonly<Record<ContestReason, string>> = {
  differs: 'Differs from the filing',
  period: 'Wrong period',
  unit: 'Wrong unit or sign',
  restated: 'Restated since',
};

export const decisionLabels = {
  kept: 'Kept',
  corrected: 'Corrected',
  excluded: 'Excluded',
} as const satisfies Record<NonNullable<FigureContest['answered']>['decision'], string>;

/** `2 readers contest this figure.` */
export function readersLabel({ readers }: Pick<NonNullable<FigureContest['open']>, 'readers'>): string {
  return readers === 1 ? '1 reader contests this figure.' : `${readers} readers contest this figure.`;
}

/** A fact's filing: its form, and the day it was filed. */
export interface Filed {
  readonly form: string;
  readonly filed: string;
}

/** `10-K filed Nov 1, 2024`, of several the newest two; empty without any. */
export function filingsLabel(sources: readonly Filed[]): string {
  const filings = [...new Map(sources.map((filing) => [`${filing.filed} ${filing.form}`, filing])).values()];
  const newest = filings.toSorted((one, other) => (one.filed < other.filed ? 1 : -1)).slice(0, 2);
  const words = newest.map(({ form, filed }) => `${form} filed ${formatDay(filed)}`);
  return [...words, ...(filings.length > 2 ? [`${filings.length - 2} more`] : [])].join('; ');
}

export type TypedFigure =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly message: string };

/** In the units of the table: `1,234.5` and `(1,234.5)` in millions, a price for a figure per share. */
export function parseFigure(unit: RowUnit, text: string): TypedFigure {
  const read = readNumber(text);
  if (read === null) return { ok: false, message: 'Enter a number, for example 1,234.5' };
  const problem = problemOfNumber(read, { unit: unit === 'shares' ? 'plain' : 'price', signed: true });
  if (problem !== null) return { ok: false, message: problem };
  return { ok: true, value: shifted(read.value, placesOf(unit)) };
}

/** Writes it the way a field takes it. */
export function typedFigure(unit: RowUnit, value: number | null): string {
  return value === null ? '' : plainNumber(shifted(value, -placesOf(unit)));
}

function placesOf(unit: RowUnit): number {
  return unit === 'millions' || unit === 'shares' ? 6 : 0;
}
