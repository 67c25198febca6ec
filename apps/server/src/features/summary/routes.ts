import type { AccountId } from '@tenfold/contract/ids';
import { openSymbol } from '@tenfold/contract/policy/open-company';
import { getSummary } from '@tenfold/contract/summary';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { daysAfter } from '@tenfold/domain/periods';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { serve } from '../../platform/http/index.ts';
import { findFiredLately } from '../alerts/index.ts';
import { findFirstOpened } from '../billing/index.ts';
import type { CompanyDeps } from '../company/index.ts';
import { listForecastSymbols } from '../forecasts/index.ts';
import { listListSymbols, listMovers, listToday } from '../lists/index.ts';
import { BuyBelowNotes, listBuyBelow, listNoteSymbols } from '../notes/index.ts';
import { listFiledLately } from './filed-lately.ts';

export function registerSummary(app: FastifyInstance, deps: CompanyDeps): void {
  const buyBelowNotes = new BuyBelowNotes(deps.db);
  const dated = { ...deps, clock: deps.productClock };
  serve(app, getSummary, async ({ query }, caller) => {
    const followed = await listFollowed(deps.db, caller.person.id);
    const filings = await listFiledLately(dated, caller, followed);
    const yesterday = daysAfter(newYorkDay(deps.clock.now()), -1);
    const alerts = await findFiredLately(deps.db, caller.person.id, yesterday);
    const buyBelow = await listBuyBelow({ ...dated, buyBelowNotes }, caller.person.id);
    return {
      followed: followed.length,
      filings,
      alerts,
      buyBelow,
      firstOpened: await findFirstOpened(deps.db, caller.person.id),
      listToday: await listToday(deps, caller.person.id, query.list ?? null),
      start: followed.length === 0 ? await listMovers(deps, await startSymbols(deps)) : [],
    };
  });
}

const shownToStart = 4;

/** The company that is open to everybody, then the largest. */
async function startSymbols({ live }: CompanyDeps): Promise<string[]> {
  const { main } = await live.now();
  return [...new Set([openSymbol, ...main])].filter((symbol) => main.includes(symbol)).slice(0, shownToStart);
}

/** The symbols of the companies a person follows: those they have a forecast or a note of, or on a list. */
async function listFollowed(db: Db, accountId: AccountId): Promise<string[]> {
  const symbols = await Promise.all([
    listForecastSymbols(db, accountId),
    listNoteSymbols(db, accountId),
    listListSymbols(db, accountId),
  ]);
  return [...new Set(symbols.flat())];
}
