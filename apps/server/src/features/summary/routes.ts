import { openSymbol } from '@tenfold/contract/policy/open-company';
import { getSummary } from '@tenfold/contract/summary';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/index.ts';
import type { CompanyDeps } from '../company/index.ts';
import { listMovers, listToday } from '../lists/index.ts';
import { BuyBelowNotes, listBuyBelow } from '../notes/index.ts';
import { listFiledLately } from './filed-lately.ts';
import { listFollowed } from './followed.ts';

export function registerSummary(app: FastifyInstance, deps: CompanyDeps): void {
  const buyBelowNotes = new BuyBelowNotes(deps.db);
  serve(app, getSummary, async ({ query }, caller) => {
    const followed = await listFollowed(deps.db, caller.person.id);
    const filings = await listFiledLately(deps, caller, followed);
    const buyBelow = await listBuyBelow({ ...deps, buyBelowNotes }, caller.person.id);
    return {
      ...{ followed: followed.length, filings, buyBelow },
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
