import type { QuotedOpinion } from '@tenfold/contract/assistant';

export function opinionLabel({ isByAnalyst }: Pick<QuotedOpinion, 'isByAnalyst'>): string {
  return isByAnalyst ? 'An analyst’s opinion' : 'A member’s opinion';
}
