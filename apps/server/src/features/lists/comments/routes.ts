import type { AccountId, CommentId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/lists';
import type { FastifyInstance } from 'fastify';
import {
  type CommentedThing,
  createComment,
  deleteComment,
  editComment,
  type OwnComment,
  restoreComment,
} from '../../comments/index.ts';
import { type Freeze, openFreezing } from '../../financials/index.ts';
import type { ListDeps } from '../list-deps.ts';
import { serveChange } from '../serve-change.ts';
import { describeComment, listKey, onLens, onList } from './list-comment.ts';

export function registerComments(app: FastifyInstance, deps: ListDeps): void {
  const freeze = openFreezing(deps);

  serveChange(app, calls.createListComment, async ({ params: { id }, body: { symbol, text } }, caller) => {
    const subject = symbol === null ? 'list' : 'list_company';
    const figures = JSON.stringify(await freeze(text, caller));
    const comment = { ...listKey(caller.person.id, id), subject, symbol, text, figures } as const;
    return describeComment(await createComment(deps, comment, onList));
  });

  serveChange(app, calls.createLensComment, async ({ params: { id }, body }, caller) => {
    const { symbol, field, text } = body;
    const place = { subject: 'lens_cell', symbol, row_key: field } as const;
    const figures = JSON.stringify(await freeze(text, caller));
    const comment = { ...listKey(caller.person.id, id), ...place, text, figures };
    return describeComment(await createComment(deps, comment, onLens));
  });

  registerChanges(app, { ...deps, freeze }, onList, {
    update: calls.updateListComment,
    remove: calls.deleteListComment,
    restore: calls.restoreListComment,
  });
  registerChanges(app, { ...deps, freeze }, onLens, {
    update: calls.updateLensComment,
    remove: calls.deleteLensComment,
    restore: calls.restoreLensComment,
  });
}

interface CommentCalls {
  readonly update: typeof calls.updateListComment | typeof calls.updateLensComment;
  readonly remove: typeof calls.deleteListComment | typeof calls.deleteLensComment;
  readonly restore: typeof calls.restoreListComment | typeof calls.restoreLensComment;
}

/** A comment on a list is not found where one on the lens is asked for, and the other way round. */
function registerChanges(
  app: FastifyInstance,
  deps: ListDeps & { readonly freeze: Freeze },
  on: CommentedThing,
  { update, remove, restore }: CommentCalls,
): void {
  const own = (person: { readonly id: AccountId }, id: CommentId): OwnComment => ({
    accountId: person.id,
    id,
    on,
  });

  serveChange(app, update, async ({ params: { id }, body }, caller) => {
    const edited = { ...body, title: null, figures: await deps.freeze(body.text, caller) };
    return editComment(deps, own(caller.person, id), edited, describeComment);
  });

  serveChange(app, remove, async ({ params: { id } }, { person }) => {
    await deleteComment(deps, own(person, id));
    return { isDeleted: true as const };
  });

  serveChange(app, restore, async ({ params: { id } }, { person }) =>
    describeComment(await restoreComment(deps, own(person, id))),
  );
}
