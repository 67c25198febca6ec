import type { SearchResult } from '@tenfold/contract/company';
import { browserApi } from '../../platform/api/browser-api.ts';

/** Imported on demand: the contract is not part of the first load. */
export async function suggestCompanies(text: string): Promise<readonly SearchResult[]> {
  const { results } = await browserApi.call('GET /company/{text}/search', {
    params: { text },
    query: { limit: 5 },
  });
  return results;
}
