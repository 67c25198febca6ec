import type { AccountId, ContestId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { Conflict } from '../../../platform/http/index.ts';
import { announce } from '../../notifications/index.ts';
import { notifyReaders } from './answer-contest.ts';
import { contestNotFound } from './contest-figure.ts';
import { lockContest } from './contest-store.ts';
import { deleteCorrection } from './correction-store.ts';
import { figureCorrected } from './figure-corrected.ts';

/**
 * The figure is what was filed again, and its contest keeps what was decided, with why it was taken back. Tells the readers. The
 * same again by the same editor is a request whose answer was lost.
 *
 * @throws NotFound, Conflict where there is no correction any more
 */
export async function withdrawCorrection(
  { db, clock, events, fanOut }: Pick<Deps, 'db' | 'clock' | 'events' | 'fanOut'>,
  editorId: AccountId,
  id: ContestId,
  why: string,
): Promise<void> {
  const now = clock.now();
  const notified = await events.transact(db, async (tx, emit) => {
    const contest = await lockContest(tx, id);
    if (contest === null) throw contestNotFound();
    if (contest.withdrawnWhy === why && contest.withdrawnBy === editorId) return [];
    if (!(await deleteCorrection(tx, id))) {
      throw new Conflict('There is no correction to withdraw any more. Reload to see the newest.');
    }
    await sql`
      update figure_contest set withdrawn_at = ${now}, withdrawn_why = ${why}, withdrawn_by = ${editorId}
       where id = ${id}`.execute(tx);
    await emit(figureCorrected, { cik: contest.cik });
    const news = { subject: `${id} withdrawn`, decision: 'withdrawn' as const, answer: why };
    return notifyReaders(tx, contest, news, now);
  });
  await announce(fanOut, notified)?.();
}
