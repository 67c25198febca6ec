import { daysAfter, yearsBefore } from '@tenfold/domain/periods';
import { findListing, listRates } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import type { QuoteProvider } from '../quotes/provider.ts';
import { checkRates } from './check-rates.ts';
import { recordPair } from './import-rates.ts';

const yearsAtFirst = 11;

/** Does nothing within one currency. Throws the source's errors. */
export async function refreshRates(
  run: ImportRun,
  { rates: fetchRates, name }: QuoteProvider,
  symbol: string,
  until: string,
  signal: AbortSignal,
): Promise<void> {
  const listing = await findListing(run.db, symbol);
  const quote = listing?.reportedCurrency ?? null;
  if (fetchRates === null || listing === null || quote === null || quote === listing.currency) return;
  const pair = { base: listing.currency, quote };
  const onFile = (await listRates(run.db, pair)).filter(({ source }) => source === name);
  const last = onFile.at(-1)?.day;
  if (last !== undefined && last >= until) return;
  const from = last === undefined ? yearsBefore(until, yearsAtFirst) : daysAfter(last, 1);
  const fetched = await fetchRates(pair, from, signal);
  const { rates, refusals } = checkRates(
    pair,
    fetched.filter(({ day }) => day <= until).map(({ day, rate }) => ({ day, rate: String(rate) })),
    until,
  );
  for (const { what, why } of refusals) run.tally.refuse(what, why);
  await recordPair(run, pair, rates, name);
}
