import { type Financials, type MoreRows, moreRows } from '@tenfold/contract/financials';
import { fromWire } from '@tenfold/contract/wire';
import { type FiledCells, filedCells } from '@tenfold/domain/custom-forecast';
import type { DocumentCache } from '../../platform/documents/index.ts';
import { moreRowsDocument } from '../financials/index.ts';

export async function findMoreRows(documents: DocumentCache, symbol: string): Promise<MoreRows | null> {
  const document = await documents.find(symbol, moreRowsDocument);
  return document?.value((json) => fromWire(moreRows, json) as MoreRows) ?? null;
}

/** The columns of the table that formulas may refer to: fiscal years, the last twelve months and the averages. */
export function filedCellsOf(figures: Financials, more: MoreRows | null): FiledCells {
  const columns = (['actual', 'ltm', 'average'] as const).flatMap((set) =>
    figures[set].map((column, at) => ({ set, year: column.year, rows: { ...more?.[set][at], ...column } })),
  );
  return filedCells(
    columns.flatMap(({ set, year, rows }) => {
      const column = set === 'average' ? 'averages' : set === 'ltm' ? 'ltm' : year;
      return column === null ? [] : [{ column, value: (row) => rows[row] }];
    }),
  );
}
