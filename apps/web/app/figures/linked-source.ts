import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import { isSourceAddress, sourceStart } from './source-address.ts';

export interface LinkedFigure {
  readonly row: AnyRowKey;
  readonly column: string;
}

/** Of a company's page with the source of one figure open. @param column as in the figure source's path */
export function sourceAddress(symbol: string, row: AnyRowKey, column: string): string {
  return `/company/${symbol}${sourceStart}${row}-${column}`;
}

/** Null where the address names no figure. */
export function linkedFigure(hash: string): LinkedFigure | null {
  if (!isSourceAddress(hash)) return null;
  const [row = '', ...column] = hash.slice(sourceStart.length).split('-');
  return isAnyRowKey(row) ? { row, column: column.join('-') } : null;
}
