import type { ListId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/lists';
import type { FastifyInstance } from 'fastify';
import { type CallContext, serve } from '../../../platform/http/index.ts';
import { requireListAccess } from '../../billing/index.ts';
import { getSavedList } from '../list/saved-lists.ts';
import type { ListDeps } from '../list-deps.ts';
import { serveChange } from '../serve-change.ts';
import { addCompany, bringBackCompanies, setOrder, takeCompanies } from './change-companies.ts';
import { listEntries } from './company-store.ts';

export function registerCompanies(app: FastifyInstance, deps: ListDeps): void {
  const ofCaller = ({ person }: CallContext<'person'>, id: ListId) => ({ accountId: person.id, id });

  serveChange(app, calls.addListCompany, async ({ params: { id, symbol } }, caller) => {
    requireListAccess(caller, [symbol]);
    return addCompany(deps, ofCaller(caller, id), symbol);
  });

  serveChange(app, calls.removeListCompany, async ({ params: { id, symbol } }, caller) =>
    takeCompanies(deps, ofCaller(caller, id), [symbol], symbol),
  );

  serveChange(app, calls.removeListCompanies, async ({ params: { id }, body: { symbols } }, caller) =>
    takeCompanies(deps, ofCaller(caller, id), symbols),
  );

  serveChange(app, calls.restoreListCompanies, async ({ params: { id }, body: { symbols } }, caller) =>
    bringBackCompanies(deps, ofCaller(caller, id), symbols),
  );

  serveChange(app, calls.orderListCompanies, async ({ params: { id }, body }, caller) =>
    setOrder(deps, ofCaller(caller, id), body),
  );

  serve(app, calls.searchForList, async ({ params: { listId }, query: { text, limit } }, { person }) => {
    await getSavedList(deps.db, person.id, listId);
    const added = new Set((await listEntries(deps.db, listId)).map(({ symbol }) => symbol));
    const results = await deps.live.listings.search(text, limit);
    return { results: results.map((result) => ({ ...result, isAdded: added.has(result.symbol) })) };
  });
}
