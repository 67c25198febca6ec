import { httpApi } from '@tenfold/contract/call';
import { searchCompanies, searchSymbols } from '@tenfold/contract/company';

/** Loaded when someone compares: the contract is no part of a first load. */
export async function findCompanies(text: string) {
  return (await httpApi().call(searchCompanies, { params: { text }, query: { limit: 20 } })).results;
}

export async function nameCompanies(symbols: readonly string[]) {
  return (await httpApi().call(searchSymbols, { body: { symbols: [...symbols] } })).results;
}
