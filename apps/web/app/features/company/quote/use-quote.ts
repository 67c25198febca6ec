import { useQuery } from '../../../platform/queries/use-query.ts';
import type { Quote } from './quote.ts';
import { toQuote } from './to-quote.ts';

/** On failure the last quote stays, and goes stale by the clock. */
export function useQuote(symbol: string, initial: Quote): Quote {
  const answer = useQuery({
    label: 'quote',
    call: 'GET /company/{symbol}',
    input: { params: { symbol } },
    read: (company) => toQuote(company, new Date()),
    initial,
    refreshMs: 2_000,
  });
  return answer.state === 'ready' ? answer.value : initial;
}
