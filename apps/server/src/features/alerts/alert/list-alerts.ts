import type { AlertGroup, PriceAlert } from '@tenfold/contract/alerts';
import type { AccountId } from '@tenfold/contract/ids';
import type { Deps } from '../../../platform/deps.ts';
import { type ListedPrice, listCurrentPrices, showsReplays } from '../../company/index.ts';
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
  const prices = await listCurrentPrices(db, symbols, showsReplays(config));
  return symbols.flatMap((symbol) => {
    const price = prices.get(symbol);
    return price === undefined ? [] : [toGroup(symbol, price, bySymbol.get(symbol) ?? [])];
  });
}

function toGroup(
  symbol: string,
  { name, currency, stockPrice, lastTradeTime, quote }: ListedPrice,
  alerts: PriceAlert[],
): AlertGroup {
  return { symbol, name, currency, stockPrice, lastTradeTime, priceKind: quote?.kind ?? null, alerts };
}
