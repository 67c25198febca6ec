import type { AccountId, CommentId } from '@tenfold/contract/ids';
import type { NotificationData } from '@tenfold/contract/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type FiguredTexts, notifyOwner } from '../financials/index.ts';
import type { CommentRow } from './comment.ts';
import { findComment, lockComment, updateComment } from './comment-store.ts';
import type { CommentedThing } from './commented-thing.ts';

interface Figured {
  /** In `figures_due`. */
  readonly name: string;
  readonly on: CommentedThing;
  /** Which comments nobody can read at present, beside those deleted. */
  readonly except?: RawBuilder<unknown>;
  /** Where its author finds it. */
  readonly placeOf: (comment: CommentRow) => NotificationData['own_figure_restated']['place'];
}

/** Comments on one kind of thing, as texts whose figures may be restated. */
export function figuredComments({ name, on, except, placeOf }: Figured): FiguredTexts<CommentRow> {
  const subjects = sql`subject = any(${[...on.subjects]}::text[]) and deleted_at is null`;
  return {
    name,
    table: 'comment',
    only: except === undefined ? subjects : sql`${subjects} and not ${except}`,
    async lock(tx, id) {
      const found = await findComment(tx, id as CommentId);
      if (found === null || !(await isThere(tx, found.account_id))) return null;
      await on.lock(tx, found);
      const comment = await lockComment(tx, found);
      return comment.deleted_at === null ? comment : null;
    },
    async save(tx, comment, figures) {
      await updateComment(tx, comment, { figures: JSON.stringify(figures) });
      await on.changed?.(tx, comment);
    },
    notify: (tx, comment, restated, now) =>
      notifyOwner(tx, comment.account_id, placeOf(comment), restated, now),
  };
}

/** Who is being deleted is waited for: locked after their comment, each could wait for the other. */
async function isThere(tx: Db, accountId: AccountId): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${accountId} for key share`.execute(tx);
  return rows.length > 0;
}
