import { browserApi } from '../../../platform/api/browser-api.ts';

/** Only those with figures to draw. Imported on demand: the contract is not part of the first load. */
export async function findCompanies(text: string) {
  const { results } = await browserApi.call('GET /company/{text}/search', {
    params: { text },
    query: { limit: 20 },
  });
  return results.filter(({ coverage }) => coverage === 'here');
}

export async function nameCompanies(symbols: readonly string[]) {
  return (await browserApi.call('POST /company/symbols/search', { body: { symbols: [...symbols] } })).results;
}
