import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { Conflict } from '../../../../platform/http/index.ts';
import type { Notified } from '../../../notifications/index.ts';
import {
  changeDecision,
  lockRing,
  lockRingQuestions,
  type RingDecision,
} from '../../points/rings/change-decision.ts';
import type { Doer } from '../../writing/write-deps.ts';
import type { StoredAct } from '../find-act.ts';

interface RingDecisionRecord {
  readonly ringId: number;
  /** What stood before it, and since when. */
  readonly before: RingDecision;
  readonly decidedAt: string | null;
}

type LockedGroup = Awaited<ReturnType<typeof lockGroup>>;

/** The group that an act was about, with the questions of its votes. @throws NotFound, Forbidden for a group one is in */
export async function lockGroup(tx: Db, { data }: StoredAct, person: Doer) {
  const { ringId } = data as RingDecisionRecord;
  const ring = await lockRing(tx, ringId, person.id);
  return { ring, questions: await lockRingQuestions(tx, ringId) };
}

/** Decides it the way it was before, or open again with its points held. @throws Conflict @returns who is to hear of it */
export async function undoRingDecision(
  tx: Db,
  { ring, questions }: LockedGroup,
  act: StoredAct,
  now: Date,
): Promise<Notified[]> {
  if (ring.decidedAt?.getTime() !== act.actedAt.getTime()) throw new Conflict('It was decided again since.');
  const { ringId: id, before: decision, decidedAt } = act.data as RingDecisionRecord;
  const at = decidedAt === null ? null : new Date(decidedAt);
  const decidedBy = at === null ? null : await whoDecided(tx, id, at);
  const { notified } = await changeDecision(tx, { id, questions, decision, decidedAt: at, decidedBy }, now);
  return notified;
}

/** Null also where their account is deleted, or it was decided before such acts were in the history. */
async function whoDecided(tx: Db, ringId: number, at: Date): Promise<AccountId | null> {
  const { rows } = await sql<{ by: AccountId | null }>`
    select editor_id as by from qa_act
     where kind in ('votes_released', 'votes_taken_back') and acted_at = ${at}
       and (data ->> 'ringId')::bigint = ${ringId}
     order by id desc limit 1`.execute(tx);
  return rows[0]?.by ?? null;
}
