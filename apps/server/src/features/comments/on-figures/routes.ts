import * as calls from '@tenfold/contract/comments';
import type { AccountId, CommentId } from '@tenfold/contract/ids';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can } from '@tenfold/contract/policy/rights';
import type { FastifyInstance } from 'fastify';
import { Forbidden, serve } from '../../../platform/http/index.ts';
import type { QuotaDeps } from '../../billing/index.ts';
import { companyNotFound, findListing } from '../../company/index.ts';
import { openFreezing } from '../../financials/index.ts';
import { deleteComment, editComment, restoreComment } from '../change-comment.ts';
import { listComments } from '../comment-store.ts';
import type { OwnComment } from '../commented-thing.ts';
import { createFigureComment } from './create-figure-comment.ts';
import { describeComment, describeComments } from './describe-comments.ts';
import { figures, figuresOf } from './figure-comment.ts';

export function registerComments(app: FastifyInstance, deps: QuotaDeps): void {
  const { db } = deps;
  const freeze = openFreezing(deps);

  serve(app, calls.listComments, async ({ params: { symbol } }, { person }) => {
    const listing = await findListing(db, symbol);
    if (listing === null) throw await companyNotFound(db, symbol);
    const rows = await listComments(db, figuresOf(person.id, listing.cik));
    return { comments: await describeComments(deps, person.id, rows) };
  });

  serve(app, calls.createComment, async ({ params: { symbol }, body }, caller) => {
    const { person } = caller;
    if (!can(person, 'commentOnCells', { symbol })) throw new Forbidden(prompts.comments);
    const comment = { ...body, figures: await freeze(body.text, caller) };
    return createFigureComment(deps, person.id, symbol, comment);
  });

  const own = (person: { readonly id: AccountId }, id: CommentId): OwnComment => ({
    accountId: person.id,
    id,
    on: figures,
  });

  serve(app, calls.updateComment, async ({ params: { commentId }, body }, caller) => {
    const edited = { ...body, figures: await freeze(body.text, caller) };
    return editComment(deps, own(caller.person, commentId), edited, (comment) =>
      describeComment(deps, comment),
    );
  });

  serve(app, calls.deleteComment, async ({ params: { commentId } }, { person }) => {
    await deleteComment(deps, own(person, commentId));
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreComment, async ({ params: { commentId } }, { person }) =>
    describeComment(deps, await restoreComment(deps, own(person, commentId))),
  );
}
