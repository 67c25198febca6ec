import type { CommentId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/lists';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../platform/http/index.ts';
import type { ListDeps } from '../list-deps.ts';
import { limitLists } from '../rate-limits.ts';
import { serveChange } from '../serve-change.ts';
import { changeComment, createComment, deleteComment, restoreComment } from './change-comments.ts';
import type { CommentPlace, OwnComment } from './comment-store.ts';

export function registerComments(app: FastifyInstance, deps: ListDeps): void {
  const { rateLimiter } = deps;

  serveChange(app, calls.createListComment, async ({ params: { id }, body }, caller) => {
    await limitLists(rateLimiter, 'comment', caller);
    return createComment(deps, caller.person.id, id, { ...body, field: null });
  });

  serveChange(app, calls.createLensComment, async ({ params: { id }, body }, caller) => {
    await limitLists(rateLimiter, 'comment', caller);
    return createComment(deps, caller.person.id, id, body);
  });

  registerChanges(app, deps, 'list', {
    update: calls.updateListComment,
    remove: calls.deleteListComment,
    restore: calls.restoreListComment,
  });
  registerChanges(app, deps, 'lens', {
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
  place: CommentPlace,
  { update, remove, restore }: Changes,
): void {
  const ofCaller = async (caller: CallContext<'person'>, id: CommentId): Promise<OwnComment> => {
    await limitLists(deps.rateLimiter, 'comment', caller);
    return { accountId: caller.person.id, id, place };
  };

  serveChange(app, update, async ({ params: { id }, body }, caller) =>
    changeComment(deps, await ofCaller(caller, id), body),
  );

  serveChange(app, remove, async ({ params: { id } }, caller) => {
    await deleteComment(deps, await ofCaller(caller, id));
    return { isDeleted: true as const };
  });

  serveChange(app, restore, async ({ params: { id } }, caller) =>
    restoreComment(deps, await ofCaller(caller, id)),
  );
}
