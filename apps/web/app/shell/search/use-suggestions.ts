import type { CoveredResult } from '@tenfold/contract/company';
import { useState } from 'react';
import { useQuery } from '../../platform/queries/use-query.ts';
import { maxSearch, useSearchText } from '../../platform/queries/use-search-text.ts';
import { companySearch } from './company-search.ts';

/** null before the first answer and after a failed search; while typing, the previous ones stay. */
export type Suggestions = readonly CoveredResult[] | null;

/** In the order of their groups. */
export function useSuggestions(typed: string): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>(null);
  const text = useSearchText(typed);
  const answer = useQuery(
    text === ''
      ? null
      : {
          ...companySearch(text, 5),
          read: async ({ results }) => {
            const { groupByCoverage } = await import('./coverage.ts');
            return groupByCoverage(results).flatMap((group) => group.results);
          },
        },
  );
  const found = answer.state === 'ready' ? answer.value : null;
  const isNew = answer.state !== 'loading' || text === '';
  if (isNew && found !== suggestions) setSuggestions(found);
  return typed.trim().length > maxSearch ? none : suggestions;
}

const none: Suggestions = [];
