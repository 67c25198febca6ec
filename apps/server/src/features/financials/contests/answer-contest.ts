import type { ContestDecision } from '@tenfold/contract/financials/contests';
import type { AccountId, ContestId } from '@tenfold/contract/ids';
import type { NotificationData } from '@tenfold/contract/notifications';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Conflict, InvalidRequest } from '../../../platform/http/index.ts';
import { announce, type Notified, notify } from '../../notifications/index.ts';
import { contestNotFound } from './contest-figure.ts';
import { type LockedContest, listReaders, lockContest } from './contest-store.ts';
import { correctFigure } from './correct-figure.ts';
import { figureCorrected } from './figure-corrected.ts';

export interface EditorsAnswer {
  readonly decision: ContestDecision;
  readonly answer: string;
  /** The value in the table; with `corrected` alone. */
  readonly value: number | null;
}

/**
 * Decides, and notifies who contested the figure and all who follow. The same again by the same editor is a request whose
 * answer was lost.
 *
 * @throws NotFound, InvalidRequest without the value of a correction, Conflict where another editor was first
 */
export async function answerContest(
  { db, clock, events, fanOut }: Pick<Deps, 'db' | 'clock' | 'events' | 'fanOut'>,
  editorId: AccountId,
  id: ContestId,
  given: EditorsAnswer,
): Promise<void> {
  requireValue(given);
  const now = clock.now();
  const notified = await events.transact(db, async (tx, emit) => {
    const contest = await lockContest(tx, id);
    if (contest === null) throw contestNotFound();
    if (contest.decision !== null) {
      const isSame = contest.decision === given.decision && contest.answer === given.answer;
      if (isSame && contest.editorId === editorId) return [];
      throw new Conflict('Another editor already answered this contest.');
    }
    await sql`
      update figure_contest
         set decision = ${given.decision}, answer = ${given.answer}, editor_id = ${editorId}, decided_at = ${now}
       where id = ${id}`.execute(tx);
    if (given.decision !== 'kept') {
      await correctFigure(tx, contest, { contestId: id, value: given.value, now });
      await emit(figureCorrected, { cik: contest.cik });
    }
    return notifyReaders(tx, contest, { ...given, subject: `${id}` }, now);
  });
  await announce(fanOut, notified)?.();
}

function requireValue({ decision, value }: EditorsAnswer): void {
  if ((decision === 'corrected') === (value !== null)) return;
  const problem = decision === 'corrected' ? 'Enter the corrected value' : 'Leave the value out';
  throw new InvalidRequest(problem, { value: problem });
}

interface News {
  /** A reader gets one notification of each. */
  readonly subject: string;
  readonly decision: NotificationData['contest_answered']['decision'];
  readonly answer: string;
}

/** Who contested the figure, and all who follow. */
export async function notifyReaders(
  tx: Db,
  contest: LockedContest,
  { subject, decision, answer }: News,
  now: Date,
): Promise<Notified[]> {
  const { id: contestId, symbol, rowKey, column } = contest;
  const readers = await listReaders(tx, contest);
  return notify(
    tx,
    readers.map((accountId) => ({
      accountId,
      kind: 'contest_answered' as const,
      subject,
      symbol,
      data: { contestId, rowKey, column, decision, answer },
    })),
    now,
  );
}
