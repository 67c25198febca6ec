import type { CompanyOverview } from '@tenfold/contract/company';
import type { AccountId, ListId } from '@tenfold/contract/ids';
import type { ListMover, ListToday } from '@tenfold/contract/summary';
import type { Deps } from '../../../platform/deps.ts';
import { findOverviews } from '../../company/index.ts';
import { lensDocument, type PreparedLens } from '../../valuation/index.ts';
import { listMembers, listNamedLists } from './today-store.ts';

type ListTodayDeps = Pick<Deps, 'db' | 'documents' | 'config'>;

const tabs = 6;
const shown = 8;

/** How the companies of a list moved; null without a list. @param asked the default list where it isn't one of the person's */
export async function listToday(
  deps: ListTodayDeps,
  owner: AccountId,
  listId: ListId | null,
): Promise<ListToday | null> {
  const lists = await listNamedLists(deps.db, owner);
  const chosen = lists.find(({ id }) => id === listId) ?? lists[0];
  if (chosen === undefined) return null;
  const members = await listMembers(deps.db, owner, chosen.id);
  const overviews = [...(await findOverviews(deps, members)).values()];
  const changes = overviews.map((one) => one.stockPriceChange).filter((change) => change !== null);
  return {
    lists: [...new Set([...lists.slice(0, tabs), chosen])],
    total: lists.length,
    chosen: chosen.id,
    companies: members.length,
    up: changes.filter((change) => change > 0).length,
    down: changes.filter((change) => change < 0).length,
    average: changes.length === 0 ? null : changes.reduce((sum, change) => sum + change, 0) / changes.length,
    movers: await Promise.all(moversOf(overviews).map((overview) => describeMover(deps, overview))),
  };
}

/** The companies of these symbols that have figures, in their order. */
export async function listMovers(deps: ListTodayDeps, symbols: readonly string[]): Promise<ListMover[]> {
  const overviews = await findOverviews(deps, symbols);
  return Promise.all([...overviews.values()].map((overview) => describeMover(deps, overview)));
}

/** Those that moved most; of these the largest rise first, those without a price last. */
function moversOf(overviews: readonly CompanyOverview[]): CompanyOverview[] {
  const size = ({ stockPriceChange: change }: CompanyOverview) => (change === null ? -1 : Math.abs(change));
  const rise = ({ stockPriceChange: change }: CompanyOverview) => change ?? Number.NEGATIVE_INFINITY;
  return overviews
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, shown)
    .sort((one, other) => (rise(one) === rise(other) ? 0 : rise(other) > rise(one) ? 1 : -1));
}

async function describeMover({ documents }: ListTodayDeps, overview: CompanyOverview): Promise<ListMover> {
  const { symbol, shortName, currency, stockPrice, stockPriceChange, lastTradeTime, quote } = overview;
  const document = await documents.find(symbol, lensDocument);
  const lens = document?.value((json) => json as PreparedLens) ?? null;
  return {
    symbol,
    shortName,
    currency,
    stockPrice,
    stockPriceChange,
    lastTradeTime,
    quote,
    newestFiling: overview.newestFiling,
    priceLine: [...(lens?.periods['10Y'].priceLine ?? [])],
  };
}
