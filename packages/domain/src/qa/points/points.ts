import type { TextKind } from '../acts/act-rules.ts';

/** What each award gives. Source: specification 1. */
export const pointsFor = { approved: 5, best: 10, featured: 10 } as const;

/** Why points are given: a question approved, an answer the best, an answer or a comment featured by editors. */
export type PointsCause = keyof typeof pointsFor;

export interface PointsSubject {
  readonly kind: TextKind;
  readonly id: number;
}

/** Points that somebody should have. */
export interface PointsAward {
  readonly accountId: number;
  readonly points: number;
  readonly cause: PointsCause;
  readonly subject: PointsSubject;
  /** From when its cause stood; it may be written down later. */
  readonly since: Date;
}

/** A line of the ledger, written once and never changed: an award, or below zero the reversal of one. */
export interface PointsEntry extends PointsAward {
  readonly id: number;
  readonly at: Date;
  /** The award it takes back, by id; null: it is one. */
  readonly reverses: number | null;
}

export type NewPointsEntry = Omit<PointsEntry, 'id'>;

/** The awards that no entry takes back. */
export function standingAwards<Entry extends Pick<PointsEntry, 'id' | 'reverses'>>(
  entries: readonly Entry[],
): Entry[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}
