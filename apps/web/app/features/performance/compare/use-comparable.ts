import { comparisonRefusal } from '@tenfold/contract/policy/comparisons';
import { openComparisons } from '@tenfold/contract/policy/open-company';
import type { Tier } from '@tenfold/contract/policy/rights';
import { useState } from 'react';
import { useDebounced } from '../../../platform/queries/use-debounced.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';

export interface Comparable {
  readonly symbol: string;
  readonly name: string;
}

/** Only those with figures to draw; before anything is typed, those compared and those open to everyone. */
export function useComparable(
  typed: string,
  symbol: string,
  tier: Tier,
  compared: readonly string[],
): readonly Comparable[] {
  const text = useDebounced(typed.trim());
  const symbols = [...new Set([...openComparisons, ...compared])];
  const search = { label: 'company search', failures: 'hidden' } as const;
  const named = useQuery(
    text === ''
      ? {
          ...search,
          call: 'POST /company/symbols/search',
          input: { body: { symbols } },
          read: ({ results }) => results,
        }
      : null,
  );
  const found = useQuery(
    text === ''
      ? null
      : {
          ...search,
          call: 'GET /company/{text}/search',
          input: { params: { text }, query: { limit: 20 } },
          read: ({ results }) => results.filter(({ coverage }) => coverage === 'here'),
        },
  );

  const [companies, setCompanies] = useState<readonly Comparable[]>([]);
  const answer = text === '' ? named : found;
  if (answer.state === 'ready' && answer.value !== companies) setCompanies(answer.value);
  return companies.filter(
    (company) => company.symbol !== symbol && comparisonRefusal(tier, symbol, [company.symbol]) === null,
  );
}
