import type { AccountId } from '@tenfold/contract/ids';
import { limits } from '@tenfold/contract/policy/limits';
import { sql } from 'kysely';
import type { CommentRow, ThingKey } from '../comment.ts';
import type { CommentedThing } from '../commented-thing.ts';
import { figuredComments } from '../figured-comments.ts';

/** What a comment on a figure has, and one on anything else may not. */
export interface FigureComment extends CommentRow {
  readonly symbol: string;
  readonly row_key: string;
  readonly column_key: string;
  readonly currency: string;
  readonly price_is_simulated: boolean;
}

/** The database holds that a comment on a figure has them. */
export function asFigureComment(row: CommentRow): FigureComment {
  if (row.subject !== 'figure') throw new RangeError(`comment ${row.id} is on a ${row.subject}`);
  return row as FigureComment;
}

export const figures: CommentedThing = {
  subjects: ['figure'],
  async lock(tx, { account_id }) {
    await sql`select from account where id = ${account_id} for no key update`.execute(tx);
  },
  limit: limits.commentsOfCompany,
  whenFull: `You have ${limits.commentsOfCompany} comments on this company. Please delete one first.`,
};

export const commentsOnFigures = figuredComments({
  name: 'figure_comment',
  on: figures,
  placeOf: (comment) => ({ in: 'comment', symbol: asFigureComment(comment).symbol }),
});

export function figuresOf(accountId: AccountId, cik: number): ThingKey {
  return { account_id: accountId, cik, list_id: null };
}
