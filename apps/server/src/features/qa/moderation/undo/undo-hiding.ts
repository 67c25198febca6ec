import { sql } from 'kysely';
import { Conflict } from '../../../../platform/http/index.ts';
import { reopenReports } from '../../reports/decide-reports.ts';
import { hideReported, holdAgain, showAgain } from '../hide-post.ts';
import type { Undoing } from './undoing.ts';

/** How both acts found a text that reports held: since when. */
interface StateBeforeHiding {
  readonly heldAt?: string;
}

/** What readers reported waits again, and is held where it was. */
export async function undoHiding({ tx, locked, act }: Undoing): Promise<void> {
  const { heldAt } = act.data as StateBeforeHiding;
  if (heldAt === undefined) await showAgain(tx, locked);
  else await holdAgain(tx, locked, new Date(heldAt));
  await reopenReports(tx, locked.target.id, act.actedAt);
}

/** @throws Conflict where it would be held under what editors did to it since */
export async function undoDismissal(undoing: Undoing): Promise<void> {
  const { tx, locked, act } = undoing;
  const { heldAt } = act.data as StateBeforeHiding;
  if (heldAt !== undefined) {
    await refuseBuiltUpon(undoing);
    await hideReported(tx, locked, new Date(heldAt));
  }
  await reopenReports(tx, locked.target.id, act.actedAt);
}

async function refuseBuiltUpon({ tx, locked, act }: Undoing): Promise<void> {
  const { rows } = await sql`
    select from qa_act where post_id = ${locked.target.id} and id > ${act.id} and undone_at is null limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw new Conflict('Editors did more to this text since. Put that back first.');
}
