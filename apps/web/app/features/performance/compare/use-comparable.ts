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

export interface FoundComparable {
  /** While others load, those found before. */
  readonly companies: readonly Comparable[];
  readonly state: 'loading' | 'ready' | 'failed';
  again(): void;
}

/** Only companies with data; before anything is typed, those compared and the two suggested. */
export function useComparable(
  typed: string,
  symbol: string,
  tier: Tier,
  compared: readonly string[],
): FoundComparable {
  const text = useDebounced(typed.trim());
  const symbols = useListed(compared);
  const search = { label: 'company search', failures: 'shown' } as const;
  const named = useQuery(
    text === ''
      ? {
          ...search,
          call: 'POST /company/symbols/search',
          input: { body: { symbols } },
          read: ({ results }) => results.filter(({ coverage }) => coverage === 'here'),
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
  return {
    companies: companies.filter(
      (company) => company.symbol !== symbol && comparisonRefusal(tier, symbol, [company.symbol]) === null,
    ),
    state: text === typed.trim() ? answer.state : 'loading',
    again: () => answer.state === 'failed' && answer.again(),
  };
}

/** A company that is no longer compared stays in the list until the panel closes. */
function useListed(compared: readonly string[]): string[] {
  const [listed, setListed] = useState<string[]>([]);
  const all = [...new Set([...listed, ...compared, ...openComparisons])];
  if (all.length > listed.length) setListed(all);
  return all;
}
