import type { CoveredResult } from '@tenfold/contract/company';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useSearchText } from '../../../platform/queries/use-search-text.ts';

const atMost = 5;

/** Companies whose symbol or name has what was typed, without those tagged already. */
export function useTagSuggestions(typed: string, tags: readonly string[]): readonly CoveredResult[] {
  const text = useSearchText(typed);
  const answer = useQuery(
    text === ''
      ? null
      : {
          label: 'company search',
          call: 'GET /company/{text}/search',
          input: { params: { text }, query: { limit: atMost + tags.length } },
          failures: 'hidden',
        },
  );
  if (answer.state !== 'ready' || typed.trim() === '') return none;
  return answer.value.results.filter(({ symbol }) => !tags.includes(symbol)).slice(0, atMost);
}

const none: readonly CoveredResult[] = [];
