import type { CoveredResult } from '@tenfold/contract/company';
import { useEffect, useState } from 'react';
import { logFailure } from '../../platform/api/log-failure.ts';

const debounceMs = 300;

/** null before the first answer, while typing, or after a failed search. */
export type Suggestions = readonly CoveredResult[] | null;

export function useSuggestions(text: string): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>(null);
  const typed = text.trim();

  useEffect(() => {
    if (typed === '') {
      setSuggestions(null);
      return;
    }
    let current = true;
    const rested = setTimeout(async () => {
      try {
        const { suggestCompanies } = await import('./suggest-companies.ts');
        const found = await suggestCompanies(typed);
        if (current) setSuggestions(found);
      } catch (cause) {
        logFailure('company search', cause);
        if (current) setSuggestions(null);
      }
    }, debounceMs);
    return () => {
      current = false;
      clearTimeout(rested);
    };
  }, [typed]);

  return suggestions;
}
