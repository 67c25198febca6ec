import * as calls from '@tenfold/contract/lists';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import { requireListAccess } from '../../billing/index.ts';
import type { ListDeps } from '../list-deps.ts';
import { serveChange } from '../serve-change.ts';
import { deleteList, renameList, restoreList, setDefault, shareList } from './change-list.ts';
import { copyList, createList } from './create-list.ts';
import { listSavedLists } from './saved-lists.ts';

export function registerOwnLists(app: FastifyInstance, deps: ListDeps): void {
  const { db } = deps;

  serve(app, calls.listLists, async ({ query: { symbol = null } }, { person }) => ({
    lists: await listSavedLists(db, person.id, { symbol }),
  }));

  serveChange(app, calls.createList, async ({ body }, caller) => {
    requireListAccess(caller, [body.symbol ?? [], body.symbols ?? []].flat());
    return createList(deps, caller.person.id, body);
  });

  serveChange(app, calls.duplicateList, async ({ params: { id } }, caller) => {
    requireListAccess(caller, (await deps.readable.get(id, caller.person.id)).symbols);
    return copyList(deps, caller.person.id, id);
  });

  serveChange(app, calls.renameList, async ({ params: { id }, body }, caller) => {
    return renameList(deps, caller.person.id, id, body);
  });

  serveChange(app, calls.setDefaultList, async ({ params: { id }, body: { isDefault } }, caller) => {
    return setDefault(deps, caller.person.id, id, isDefault);
  });

  serveChange(app, calls.shareList, async ({ params: { id }, body: { share } }, caller) => {
    return shareList(deps, caller.person.id, id, share);
  });

  serveChange(app, calls.deleteList, async ({ params: { id } }, caller) => {
    await deleteList(deps, caller.person.id, id);
    return { isDeleted: true as const };
  });

  serveChange(app, calls.restoreList, async ({ params: { id } }, caller) => {
    return restoreList(deps, caller.person.id, id);
  });
}
