import { type AnyRowKey, moreRowKeys, rowGroups, rowKeys, rows } from '../rows/index.ts';

export const functionNames = ['IF', 'AVERAGE', 'MEDIAN', 'MIN', 'MAX', 'SUM', 'ROUND', 'CAGR'] as const;
export type FunctionName = (typeof functionNames)[number];

/** How many arguments each function takes. */
export const argumentCounts: Readonly<Record<FunctionName, (count: number) => boolean>> = {
  IF: (count) => count === 3,
  AVERAGE: (count) => count >= 1,
  MEDIAN: (count) => count >= 1,
  MIN: (count) => count >= 1,
  MAX: (count) => count >= 1,
  SUM: (count) => count >= 1,
  ROUND: (count) => count === 1 || count === 2,
  CAGR: (count) => count === 1 || count === 3,
};

/** The functions that take a range as an argument. */
export function takesRanges(name: FunctionName): boolean {
  return name !== 'IF' && name !== 'ROUND';
}

// Maps, never objects: `constructor` and `__proto__` are names like any other, and unknown.
const functionsByName = new Map(functionNames.map((name) => [name.toLowerCase(), name]));
const rowsByName = new Map<string, AnyRowKey>(
  [...rowKeys, ...moreRowKeys].map((key) => [key.toLowerCase(), key]),
);

export function findFunction(text: string): FunctionName | null {
  return functionsByName.get(text.toLowerCase()) ?? null;
}

export function findRow(text: string): AnyRowKey | null {
  return rowsByName.get(text.toLowerCase()) ?? null;
}

/** The rows of the default view as the table numbers them, the first being 01. */
export const numberedRows: readonly AnyRowKey[] = rowGroups.flatMap(({ key }) =>
  rows.filter(({ group, hidden }) => group === key && !hidden).map((row) => row.key),
);

/** `06` is the sixth row of the table's default view. */
export function findNumberedRow(text: string): AnyRowKey | null {
  return /^\d{1,2}$/.test(text) ? (numberedRows[Number(text) - 1] ?? null) : null;
}
