import type { CommentId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/lists';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../platform/http/index.ts';
import {
  type CommentedThing,
  createComment,
  deleteComment,
  editComment,
  type OwnComment,
  restoreComment,
} from '../../comments/index.ts';
import type { ListDeps } from '../list-deps.ts';
import { limitLists } from '../rate-limits.ts';
import { serveChange } from '../serve-change.ts';
import { describeComment, listKey, onLens, onList } from './list-comment.ts';

export function registerComments(app: FastifyInstance, deps: ListDeps): void {
  const { rateLimiter } = deps;

  serveChange(app, calls.createListComment, async ({ params: { id }, body: { symbol, text } }, caller) => {
    await limitLists(rateLimiter, 'comment', caller);
    const subject = symbol === null ? 'list' : 'list_company';
    const comment = { ...listKey(caller.person.id, id), subject, symbol, text } as const;
    return describeComment(await createComment(deps, comment, onList));
  });

  serveChange(app, calls.createLensComment, async ({ params: { id }, body }, caller) => {
    await limitLists(rateLimiter, 'comment', caller);
    const { symbol, field, text } = body;
    const place = { subject: 'lens_cell', symbol, row_key: field } as const;
    const comment = { ...listKey(caller.person.id, id), ...place, text };
    return describeComment(await createComment(deps, comment, onLens));
  });

  registerChanges(app, deps, onList, {
    update: calls.updateListComment,
    remove: calls.deleteListComment,
    restore: calls.restoreListComment,
  });
  registerChanges(app, deps, onLens, {
    update: calls.updateLensComment,
    remove: calls.deleteLensComment,
    restore: calls.restoreLensComment,
  });
}

interface Changes {
  readonly update: typeof calls.updateListComment | typeof calls.updateLensComment;
  readonly remove: typeof calls.deleteListComment | typeof calls.deleteLensComment;
  readonly restore: typeof calls.restoreListComment | typeof calls.restoreLensComment;
}

/** A comment on a list is not found where one on the lens is asked for, and the other way round. */
function registerChanges(
  app: FastifyInstance,
  deps: ListDeps,
  on: CommentedThing,
  { update, remove, restore }: Changes,
): void {
  const ofCaller = async (caller: CallContext<'person'>, id: CommentId): Promise<OwnComment> => {
    await limitLists(deps.rateLimiter, 'comment', caller);
    return { accountId: caller.person.id, id, on };
  };

  serveChange(app, update, async ({ params: { id }, body }, caller) =>
    editComment(deps, await ofCaller(caller, id), { ...body, title: null }, describeComment),
  );

  serveChange(app, remove, async ({ params: { id } }, caller) => {
    await deleteComment(deps, await ofCaller(caller, id));
    return { isDeleted: true as const };
  });

  serveChange(app, restore, async ({ params: { id } }, caller) =>
    describeComment(await restoreComment(deps, await ofCaller(caller, id))),
  );
}
