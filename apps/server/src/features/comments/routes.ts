import * as calls from '@tenfold/contract/comments';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can, tierOf } from '@tenfold/contract/policy/rights';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, serve } from '../../platform/http/index.ts';
import { companyNotFound, findListing } from '../company/index.ts';
import { deleteComment, restoreComment, updateComment } from './change-comment.ts';
import { listCommentsOf } from './comment-store.ts';
import { createComment } from './create-comment.ts';
import { describeComments } from './describe-comments.ts';
import { limitComments } from './rate-limits.ts';

export function registerComments(app: FastifyInstance, deps: Deps): void {
  const { db, rateLimiter } = deps;

  serve(app, calls.listComments, async ({ params: { symbol } }, { person }) => {
    const listing = await findListing(db, symbol);
    if (listing === null) throw await companyNotFound(db, symbol);
    const rows = await listCommentsOf(db, { accountId: person.id, cik: listing.cik });
    return { comments: await describeComments(deps, person.id, rows) };
  });

  serve(app, calls.createComment, async ({ params: { symbol }, body }, caller) => {
    if (!can(tierOf(caller.person), 'commentOnCells', symbol)) throw new Forbidden(prompts.comments);
    await limitComments(rateLimiter, 'create', caller);
    return createComment(deps, caller.person.id, symbol, body);
  });

  serve(app, calls.updateComment, async ({ params: { commentId }, body }, caller) => {
    await limitComments(rateLimiter, 'change', caller);
    return updateComment(deps, { accountId: caller.person.id, id: commentId }, body);
  });

  serve(app, calls.deleteComment, async ({ params: { commentId } }, caller) => {
    await limitComments(rateLimiter, 'change', caller);
    await deleteComment(deps, { accountId: caller.person.id, id: commentId });
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreComment, async ({ params: { commentId } }, caller) => {
    await limitComments(rateLimiter, 'change', caller);
    return restoreComment(deps, { accountId: caller.person.id, id: commentId });
  });
}
