import type { AccountId, ListId } from '@tenfold/contract/ids';
import type { Reason } from '@tenfold/contract/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { listForecastSymbols } from '../../../forecasts/index.ts';
import { listNoteSymbols } from '../../../notes/index.ts';
import { listListedCompanies, listListingsOf } from '../questions/own-choices.ts';
import { listFollowedContributors } from '../settings/settings-store.ts';

/** The companies with the strongest reasons count, and the contributors followed last. */
const mostCompanies = 200;
const mostFollowed = 100;

export type CompanyReason = Extract<Reason, { readonly symbol: string }>;

/** What somebody has that brings questions to them, as it is now. */
export interface OwnReasons {
  readonly accountId: AccountId;
  /** By every symbol of the company: the strongest one. */
  readonly companies: ReadonlyMap<string, CompanyReason>;
  readonly followed: readonly AccountId[];
}

export async function readOwnReasons(db: Db, accountId: AccountId): Promise<OwnReasons> {
  const [forecasts, notes, listed, followed] = await Promise.all([
    listForecastSymbols(db, accountId),
    listNoteSymbols(db, accountId),
    listListedCompanies(db, accountId),
    listFollowedContributors(db, accountId),
  ]);
  const strongestFirst: CompanyReason[] = [
    ...forecasts.map((symbol) => ({ kind: 'forecast' as const, symbol })),
    ...notes.map((symbol) => ({ kind: 'note' as const, symbol })),
    ...listed.map(({ symbol, id, name }) => ({
      kind: 'list' as const,
      symbol,
      list: { id: id as ListId, name },
    })),
  ];
  const bySymbol = firstOfEach(strongestFirst.map((reason) => [reason.symbol, reason]));
  const considered = [...bySymbol].slice(0, mostCompanies);
  const listings = await listListingsOf(
    db,
    considered.map(([symbol]) => symbol),
  );
  const byListing = considered.flatMap(([symbol, reason]) =>
    (listings.get(symbol) ?? [symbol]).map((listing): [string, CompanyReason] => [listing, reason]),
  );
  return { accountId, companies: firstOfEach(byListing), followed: followed.slice(0, mostFollowed) };
}

function firstOfEach<Value>(entries: readonly (readonly [string, Value])[]): Map<string, Value> {
  const firsts = new Map<string, Value>();
  for (const [key, value] of entries) {
    if (!firsts.has(key)) firsts.set(key, value);
  }
  return firsts;
}
