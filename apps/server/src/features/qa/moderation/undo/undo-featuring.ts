import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { Conflict } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';
import type { Undoing } from './undoing.ts';

/** @throws Conflict where it was featured, or not, by another act since */
export async function undoFeaturing(undoing: Undoing): Promise<void> {
  const { tx, locked, act } = undoing;
  const { target, question } = locked;
  const featuredAt = new Date((act.data as { readonly featuredAt: string }).featuredAt);
  if (question.approved_at === null) throw new Conflict('Its question isn’t approved any more.');
  const isAsLeft =
    act.kind === 'feature'
      ? target.featured_at?.getTime() === featuredAt.getTime()
      : target.featured_at === null;
  if (!isAsLeft) {
    throw new Conflict(target.featured_at === null ? 'It isn’t featured any more.' : 'It is featured again.');
  }
  await tx
    .withTables<QaTables>()
    .updateTable('qa_post')
    .set(
      act.kind === 'feature'
        ? { featured_at: null, featured_by: null }
        : { featured_at: featuredAt, featured_by: await whoFeatured(undoing, featuredAt) },
    )
    .where('id', '=', target.id)
    .execute();
}

/** Nobody awards themselves, so it matters who it was. What was featured before there was a history is of who puts it back. */
async function whoFeatured({ tx, locked, person }: Undoing, at: Date): Promise<AccountId | null> {
  const { rows } = await sql<{ by: AccountId | null }>`
    select editor_id as by from qa_act
     where post_id = ${locked.target.id} and kind = 'feature' and acted_at = ${at} order by id desc limit 1`.execute(
    tx,
  );
  const [found] = rows;
  return found === undefined ? person.id : found.by;
}
