import type { AlertGroup, PriceAlert } from '@tenfold/contract/alerts';
import type { AccountId } from '@tenfold/contract/ids';
import type { Deps } from '../../../platform/deps.ts';
import { findListing, getCurrentPrices, showsReplays } from '../../company/index.ts';
import { listAlertsOf } from './alert-store.ts';

/** Those of one company first, then by symbol. */
export async function listAlertGroups(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  accountId: AccountId,
  first: string,
): Promise<AlertGroup[]> {
  const alerts = await listAlertsOf(db, accountId);
  const bySymbol = Map.groupBy(alerts, ({ symbol }) => symbol);
  const symbols = [...bySymbol.keys()].sort((a, b) => Number(b === first) - Number(a === first));
  const groups: AlertGroup[] = [];
  for (const symbol of symbols) {
    groups.push(await toGroup({ db, config }, symbol, bySymbol.get(symbol) ?? []));
  }
  return groups;
}

async function toGroup(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  symbol: string,
  alerts: PriceAlert[],
): Promise<AlertGroup> {
  const listing = await findListing(db, symbol);
  const { stockPrice, lastTradeTime, quote } = await getCurrentPrices(db, symbol, showsReplays(config));
  const { name = symbol, currency = 'USD' } = listing ?? {};
  return { symbol, name, currency, stockPrice, lastTradeTime, priceKind: quote?.kind ?? null, alerts };
}
