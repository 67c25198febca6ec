import { type PointsEntry, standingAwards } from './points.ts';
import { countAfterHours, pointsOfReward } from './reward-judgements.ts';

type Counted = Pick<PointsEntry, 'id' | 'points' | 'since' | 'at' | 'reverses'>;

/** A person’s balance: the sum of the ledger, whether it counts yet or not. */
export function pointsBalance(entries: readonly Pick<PointsEntry, 'points'>[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}

/** When an award begins to count: 48 hours after its cause, and never before it was written down. */
export function countsFrom({ since, at }: Pick<PointsEntry, 'since' | 'at'>): Date {
  return new Date(Math.max(at.getTime(), since.getTime() + countAfterHours * 3_600_000));
}

/** What counts toward rewards: awards that stand and whose 48 hours are over. A reversal counts at once. */
export function countedPoints(entries: readonly Counted[], now: Date): number {
  return pointsBalance(standingAwards(entries).filter((award) => countsFrom(award) <= now));
}

export interface ReachedHundred {
  /** 100, 200, … */
  readonly hundred: number;
  readonly reachedAt: Date;
  /** The awards that count since the hundred before, by id: those it was reached with. */
  readonly awards: readonly number[];
}

/**
 * The hundreds that a person’s counted balance ever reached, each once for ever: losing points and earning them again
 * reaches nothing anew, and a hundred that was reached stays so. One big step can reach several.
 */
export function hundredsReached(entries: readonly Counted[], now: Date): ReachedHundred[] {
  const reached: ReachedHundred[] = [];
  let before: Date | null = null;
  for (const { at, balance } of countedSteps(entries, now)) {
    let hundred = (reached.length + 1) * pointsOfReward;
    if (balance < hundred) continue;
    const awards = awardsCounted(entries, before, at);
    for (; balance >= hundred; hundred += pointsOfReward) reached.push({ hundred, reachedAt: at, awards });
    before = at;
  }
  return reached;
}

interface CountedStep {
  readonly at: Date;
  readonly balance: number;
}

/** Each moment at which the counted balance changed, in order, and what it was from then on. */
function countedSteps(entries: readonly Counted[], now: Date): CountedStep[] {
  const changes = new Map<number, number>();
  const add = (at: Date, points: number) =>
    changes.set(at.getTime(), (changes.get(at.getTime()) ?? 0) + points);
  for (const { award, from, reversedAt } of awardsWithReversal(entries)) {
    if (from > now || (reversedAt !== null && reversedAt <= from)) continue;
    add(from, award.points);
    if (reversedAt !== null && reversedAt <= now) add(reversedAt, -award.points);
  }
  let balance = 0;
  return [...changes]
    .toSorted(([one], [other]) => one - other)
    .map(([at, points]) => {
      balance += points;
      return { at: new Date(at), balance };
    });
}

/** That began to count after a moment and until another, and stood at that one. */
function awardsCounted(entries: readonly Counted[], after: Date | null, until: Date): number[] {
  return awardsWithReversal(entries)
    .filter(({ from }) => (after === null || from > after) && from <= until)
    .filter(({ reversedAt }) => reversedAt === null || reversedAt > until)
    .map(({ award }) => award.id);
}

function awardsWithReversal(entries: readonly Counted[]) {
  const reversals = new Map(entries.map(({ reverses, at }) => [reverses, at]));
  return entries
    .filter(({ reverses }) => reverses === null)
    .map((award) => ({ award, from: countsFrom(award), reversedAt: reversals.get(award.id) ?? null }));
}
