import type { FigureSource } from '@tenfold/contract/financials';
import type { AnyRowKey } from '@tenfold/domain/rows';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Imported on demand: the contract is not part of the first load. */
export function loadFigureSource(
  symbol: string,
  rowKey: AnyRowKey,
  column: string,
  signal: AbortSignal,
): Promise<FigureSource> {
  return browserApi.call(
    'GET /company/{symbol}/financials/{rowKey}/{column}/source',
    { params: { symbol, rowKey, column } },
    { signal },
  );
}
