import { searchCompanies, searchSymbols } from '@tenfold/contract/company';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Imported on demand: the contract is not part of the first load. */
export async function findCompanies(text: string) {
  return (await browserApi.call(searchCompanies, { params: { text }, query: { limit: 20 } })).results;
}

export async function nameCompanies(symbols: readonly string[]) {
  return (await browserApi.call(searchSymbols, { body: { symbols: [...symbols] } })).results;
}
