import { sourceStart } from '@tenfold/contract/financials/source-address';
import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import { isSourceAddress } from './source-address.ts';

export interface LinkedFigure {
  readonly row: AnyRowKey;
  readonly column: string;
}

/** Null where the address names no figure. */
export function linkedFigure(hash: string): LinkedFigure | null {
  if (!isSourceAddress(hash)) return null;
  const [row = '', ...column] = hash.slice(sourceStart.length).split('-');
  return isAnyRowKey(row) ? { row, column: column.join('-') } : null;
}
