import type { FinancialsColumn } from '@tenfold/contract/financials';
import { type RowKey, rowKeys } from '@tenfold/domain/rows';
import { packNumbers } from '../platform/screens/packed-numbers.ts';
import { lineEnd, type PackedColumns } from './packed-columns.ts';

/** On the server; `unpackColumns` reads it in both. */
export function packColumns(columns: readonly FinancialsColumn[]): PackedColumns {
  const words = new Map<string, number>();
  const wordOf = (text: string) => {
    const known = words.get(text) ?? words.size;
    words.set(text, known);
    return known;
  };
  const lines = (line: (column: FinancialsColumn) => string) => columns.map(line).join(lineEnd);
  return {
    heads: lines(({ year, quarter, quarterlyPeriod, periodEnd }) =>
      [year, quarter, quarterlyPeriod, periodEnd].join(),
    ),
    figures: lines((column) => packNumbers(rowKeys.map((key) => column[key]))),
    why: lines(({ why }) => entries(why, wordOf)),
    marks: lines(({ marks }) => entries(marks, (some) => wordOf(some.join('+')))),
    years: lines(({ years = {} }) => entries(years, (count) => count)),
    words: [...words.keys()].join(' '),
  };
}

const positions = new Map<string, number>(rowKeys.map((key: RowKey, row) => [key, row]));

function entries<Value>(byRow: Readonly<Record<string, Value>>, textOf: (value: Value) => number): string {
  return Object.entries(byRow)
    .flatMap(([key, value]) => (positions.has(key) ? [`${positions.get(key)}.${textOf(value)}`] : []))
    .join(' ');
}
