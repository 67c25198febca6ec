import type { CoveredResult } from '@tenfold/contract/company';
import { browserApi } from '../../platform/api/browser-api.ts';
import { groupByCoverage } from './coverage.ts';

/** In the order of their groups. Imported on demand: the contract is not part of the first load. */
export async function suggestCompanies(text: string): Promise<readonly CoveredResult[]> {
  const { results } = await browserApi.call('GET /company/{text}/search', {
    params: { text },
    query: { limit: 5 },
  });
  return groupByCoverage(results).flatMap((group) => group.results);
}
