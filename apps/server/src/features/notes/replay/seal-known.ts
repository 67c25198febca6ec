import type { AccountId } from '@tenfold/contract/ids';
import { newYorkDay } from '@tenfold/domain/market-hours';
import type { Deps } from '../../../platform/deps.ts';
import { listCurrencies } from '../note/note-companies.ts';
import { listCompaniesToday, type NoteCompany } from './companies-today.ts';
import { findKnownOnDay } from './company-on-day.ts';
import type { Known, KnownBySymbol } from './known.ts';

type SealDeps = Pick<Deps, 'db' | 'documents' | 'config' | 'clock'>;

/** What is known now of each company: nothing but its currency where its filings and prices are not here. */
export async function sealKnown(
  deps: SealDeps,
  owner: AccountId,
  symbols: readonly string[],
): Promise<KnownBySymbol> {
  const companies = await listCompaniesToday(deps, owner, symbols);
  const currencies = await listCurrencies(deps.db, symbols);
  const known: Record<string, Known> = {};
  for (const symbol of symbols) {
    const company = companies.get(symbol);
    const sealed = company === undefined ? null : await knownBy(deps, owner, symbol, company);
    known[symbol] = sealed ?? nothingKnown(deps.clock.now(), currencies.get(symbol) ?? 'USD');
  }
  return known;
}

function nothingKnown(now: Date, currency: string): Known {
  return {
    knownAt: now.toISOString(),
    currency,
    price: null,
    priceTime: null,
    priceKind: null,
    splitsUntil: null,
    figures: null,
    model: null,
  };
}

/** What is on file is what is known, unless it is newer than this moment. */
async function knownBy(
  deps: SealDeps,
  owner: AccountId,
  symbol: string,
  { known, newestFiling }: NoteCompany,
): Promise<Known | null> {
  const now = deps.clock.now();
  const isFiledLater = newestFiling !== null && newestFiling.filed > newYorkDay(now);
  const isTradedLater = known.priceTime !== null && Date.parse(known.priceTime) > now.getTime();
  if (!isFiledLater && !isTradedLater) return known;
  return findKnownOnDay(deps, owner, symbol, { now, splitsUntil: known.splitsUntil });
}
