import type { CoveredResult } from '@tenfold/contract/company';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useSearchText } from '../../../platform/queries/use-search-text.ts';
import { companySearch } from '../../../shell/search/company-search.ts';

const atMost = 5;

/** Companies whose symbol or name has what was typed, without those tagged already. */
export function useTagSuggestions(typed: string, tags: readonly string[]): readonly CoveredResult[] {
  const text = useSearchText(typed);
  const answer = useQuery(text === '' ? null : companySearch(text, atMost + tags.length));
  if (answer.state !== 'ready' || typed.trim() === '') return none;
  return answer.value.results.filter(({ symbol }) => !tags.includes(symbol)).slice(0, atMost);
}

const none: readonly CoveredResult[] = [];
