import type { FinancialsColumn } from '@tenfold/contract/financials';
import { type RowKey, rowKeys } from '@tenfold/domain/rows';
import { unpackNumbers } from '../platform/screens/packed-numbers.ts';

/** Not a line break, which takes three characters inside a string of a string. */
export const lineEnd = ';';

/** Columns of figures as text, one line each. */
export interface PackedColumns {
  /** Year, quarter, quarterly period, end. */
  readonly heads: string;
  /** By `rowKeys`. */
  readonly figures: string;
  /** Each reason and each list of marks, once. */
  readonly words: string;
  /** Reasons as `row.word`, by their positions. */
  readonly why: string;
  readonly marks: string;
  /** Years as `row.years`. */
  readonly years: string;
}

export function unpackColumns({
  heads,
  figures,
  words,
  why,
  marks,
  years,
}: PackedColumns): FinancialsColumn[] {
  if (heads === '') return [];
  const word = words.split(' ');
  const lines = { figures: figures.split(lineEnd), why: why.split(lineEnd), marks: marks.split(lineEnd) };
  const spans = years.split(lineEnd);
  return heads.split(lineEnd).map((head, at) => {
    const [year, quarter, quarterlyPeriod, periodEnd] = head.split(',');
    const values = unpackNumbers(lines.figures[at] ?? '');
    const counted = spans[at] ?? '';
    return {
      year: numberOr(year),
      quarter: numberOr(quarter),
      quarterlyPeriod: quarterlyPeriod || null,
      periodEnd: periodEnd || null,
      ...(Object.fromEntries(rowKeys.map((key, row) => [key, values[row] ?? null])) as Record<
        RowKey,
        number | null
      >),
      why: byRow(lines.why[at], (position) => word[position] ?? ''),
      marks: byRow(lines.marks[at], (position) => (word[position] ?? '').split('+')),
      ...(counted !== '' && { years: byRow(counted, (count) => count) }),
    };
  });
}

function numberOr(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}

function byRow<Value>(line: string | undefined, read: (at: number) => Value): Record<string, Value> {
  if (line === undefined || line === '') return {};
  return Object.fromEntries(
    line.split(' ').map((entry) => {
      const [row, value] = entry.split('.').map(Number);
      return [rowKeys[row ?? -1] ?? '', read(value ?? -1)];
    }),
  );
}
