import type { BusinessKind } from './line.ts';

/** Whether free cash flow says nothing about such a business: other people's money runs through its cash flow. */
export function isFinancial(kind: BusinessKind): boolean {
  return kind === 'bank' || kind === 'insurer' || kind === 'broker';
}
