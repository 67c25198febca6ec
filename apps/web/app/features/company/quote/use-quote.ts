import { useQuery } from '../../../platform/queries/use-query.ts';
import type { Quote } from './quote.ts';
import { toQuote } from './to-quote.ts';

/**
 * On failure the last quote stays, and goes stale by the clock. When a split takes effect the page loads again: all its
 * figures are in other shares.
 */
export function useQuote(symbol: string, initial: Quote): Quote {
  const answer = useQuery({
    label: 'quote',
    call: 'GET /company/{symbol}',
    input: { params: { symbol } },
    read: (company) => {
      if (company.lastSplit === initial.lastSplit) return toQuote(company, new Date());
      location.reload();
      return initial;
    },
    initial,
    refreshMs: 2_000,
  });
  return answer.state === 'ready' ? answer.value : initial;
}
