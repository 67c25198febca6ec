import * as calls from '@tenfold/contract/comments';
import type { CommentId } from '@tenfold/contract/ids';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can } from '@tenfold/contract/policy/rights';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { type CallContext, Forbidden, serve } from '../../../platform/http/index.ts';
import { companyNotFound, findListing } from '../../company/index.ts';
import { deleteComment, editComment, restoreComment } from '../change-comment.ts';
import { listComments } from '../comment-store.ts';
import type { OwnComment } from '../commented-thing.ts';
import { createFigureComment } from './create-figure-comment.ts';
import { describeComment, describeComments } from './describe-comments.ts';
import { figures, figuresOf } from './figure-comment.ts';
import { limitComments } from './rate-limits.ts';

export function registerComments(app: FastifyInstance, deps: Deps): void {
  const { db, rateLimiter } = deps;

  serve(app, calls.listComments, async ({ params: { symbol } }, { person }) => {
    const listing = await findListing(db, symbol);
    if (listing === null) throw await companyNotFound(db, symbol);
    const rows = await listComments(db, figuresOf(person.id, listing.cik));
    return { comments: await describeComments(deps, person.id, rows) };
  });

  serve(app, calls.createComment, async ({ params: { symbol }, body }, caller) => {
    if (!can(caller.person, 'commentOnCells', { symbol })) throw new Forbidden(prompts.comments);
    await limitComments(rateLimiter, 'create', caller);
    return createFigureComment(deps, caller.person.id, symbol, body);
  });

  const ofCaller = async (caller: CallContext<'person'>, id: CommentId): Promise<OwnComment> => {
    await limitComments(rateLimiter, 'change', caller);
    return { accountId: caller.person.id, id, on: figures };
  };

  serve(app, calls.updateComment, async ({ params: { commentId }, body }, caller) =>
    editComment(deps, await ofCaller(caller, commentId), body, (comment) => describeComment(deps, comment)),
  );

  serve(app, calls.deleteComment, async ({ params: { commentId } }, caller) => {
    await deleteComment(deps, await ofCaller(caller, commentId));
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreComment, async ({ params: { commentId } }, caller) =>
    describeComment(deps, await restoreComment(deps, await ofCaller(caller, commentId))),
  );
}
