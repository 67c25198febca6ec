import * as calls from '@tenfold/contract/comments';
import type { AccountId, CommentId } from '@tenfold/contract/ids';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can } from '@tenfold/contract/policy/rights';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { Forbidden, serve } from '../../../platform/http/index.ts';
import { companyNotFound, findListing } from '../../company/index.ts';
import { deleteComment, editComment, restoreComment } from '../change-comment.ts';
import { listComments } from '../comment-store.ts';
import type { OwnComment } from '../commented-thing.ts';
import { createFigureComment } from './create-figure-comment.ts';
import { describeComment, describeComments } from './describe-comments.ts';
import { figures, figuresOf } from './figure-comment.ts';

export function registerComments(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(app, calls.listComments, async ({ params: { symbol } }, { person }) => {
    const listing = await findListing(db, symbol);
    if (listing === null) throw await companyNotFound(db, symbol);
    const rows = await listComments(db, figuresOf(person.id, listing.cik));
    return { comments: await describeComments(deps, person.id, rows) };
  });

  serve(app, calls.createComment, async ({ params: { symbol }, body }, { person }) => {
    if (!can(person, 'commentOnCells', { symbol })) throw new Forbidden(prompts.comments);
    return createFigureComment(deps, person.id, symbol, body);
  });

  const own = (person: { readonly id: AccountId }, id: CommentId): OwnComment => ({
    accountId: person.id,
    id,
    on: figures,
  });

  serve(app, calls.updateComment, async ({ params: { commentId }, body }, { person }) =>
    editComment(deps, own(person, commentId), body, (comment) => describeComment(deps, comment)),
  );

  serve(app, calls.deleteComment, async ({ params: { commentId } }, { person }) => {
    await deleteComment(deps, own(person, commentId));
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreComment, async ({ params: { commentId } }, { person }) =>
    describeComment(deps, await restoreComment(deps, own(person, commentId))),
  );
}
