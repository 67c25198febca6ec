import type { AccountId } from '@tenfold/contract/ids';
import type { Deps } from '../../../../platform/deps.ts';
import { announce, type Notified } from '../../../notifications/index.ts';
import { recordAct } from '../../moderation/record-act.ts';
import { lockWriter } from '../../posts/locks.ts';
import { changeDecision, lockRing, lockRingQuestions } from './change-decision.ts';

interface RingDecisionInput {
  readonly id: number;
  readonly by: AccountId;
  readonly isTakenBack: boolean;
}

/**
 * An editor releases a group’s votes, or takes them back: then they don’t count, the best answers are others, and the ledger
 * says so. The other decision replaces it, as nothing is changed but what follows from it. The same again changes nothing.
 *
 * @throws NotFound, Forbidden for a group one is in
 */
export async function decideRing(
  { db, clock, fanOut }: Pick<Deps, 'db' | 'clock' | 'fanOut'>,
  { id, by, isTakenBack }: RingDecisionInput,
): Promise<void> {
  const now = clock.now();
  const decision = isTakenBack ? 'taken_back' : 'released';
  const notified = await db.transaction().execute(async (tx): Promise<Notified[]> => {
    await lockWriter(tx, by);
    const before = await lockRing(tx, id, by);
    if (before.decision === decision) return [];
    const questions = await lockRingQuestions(tx, id);
    const change = { id, questions, decision, decidedAt: now, decidedBy: by } as const;
    const { notified, entries } = await changeDecision(tx, change, now);
    const data = { ringId: id, before: before.decision, decidedAt: before.decidedAt };
    await recordAct(tx, by, now, { kind: `votes_${decision}`, data, entries });
    return notified;
  });
  await announce(fanOut, notified)?.();
}
