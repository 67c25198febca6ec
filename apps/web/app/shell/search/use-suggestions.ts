import type { CoveredResult } from '@tenfold/contract/company';
import { useState } from 'react';
import { useDebounced } from '../../platform/queries/use-debounced.ts';
import { useQuery } from '../../platform/queries/use-query.ts';

/** null before the first answer and after a failed search; while typing, the previous ones stay. */
export type Suggestions = readonly CoveredResult[] | null;

/** In the order of their groups. */
export function useSuggestions(typed: string): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>(null);
  const text = useDebounced(typed.trim());
  const answer = useQuery(
    text === ''
      ? null
      : {
          label: 'company search',
          call: 'GET /company/{text}/search',
          input: { params: { text }, query: { limit: 5 } },
          read: async ({ results }) => {
            const { groupByCoverage } = await import('./coverage.ts');
            return groupByCoverage(results).flatMap((group) => group.results);
          },
          failures: 'hidden',
        },
  );
  const found = answer.state === 'ready' ? answer.value : null;
  const isNew = answer.state !== 'loading' || text === '';
  if (isNew && found !== suggestions) setSuggestions(found);
  return suggestions;
}
