import { type SearchResult, searchCompanies } from '@tenfold/contract/company';
import { browserApi } from '../../platform/api/browser-api.ts';

/** At most five companies for what was typed. Loaded when someone first types: the contract is no part of a first load. */
export async function suggestCompanies(text: string): Promise<readonly SearchResult[]> {
  const { results } = await browserApi.call(searchCompanies, { params: { text }, query: { limit: 5 } });
  return results;
}
