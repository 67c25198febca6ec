import { newVoterDays, votesADay } from './vote-judgements.ts';

const day = 86_400_000;

/** Why a vote is shown and doesn’t count: the voter’s account is new, or it came from a network of the author. */
export const uncountedReasons = ['new_account', 'own_network'] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

export interface VoteFacts {
  readonly voterSince: Date;
  readonly votedAt: Date;
  /** The author wrote or voted from the same network in the last 90 days. */
  readonly isFromAuthorsNetwork: boolean;
}

export type VoteCounting =
  | { readonly counts: true; readonly why: null }
  | { readonly counts: false; readonly why: UncountedReason };

/**
 * Whether a vote counts for the best answer and points; readers see each. Decided as it is cast, and kept with it: what an
 * account or a network becomes later changes nothing.
 *
 * Example: an account made on Monday at noon votes without counting until Thursday at noon.
 */
export function voteCounts({ voterSince, votedAt, isFromAuthorsNetwork }: VoteFacts): VoteCounting {
  if (votedAt.getTime() - voterSince.getTime() < newVoterDays * day)
    return { counts: false, why: 'new_account' };
  if (isFromAuthorsNetwork) return { counts: false, why: 'own_network' };
  return { counts: true, why: null };
}

/**
 * From when somebody may vote again; null: now. Each vote that was cast in 24 hours counts, also one that was taken back or
 * turned since; taking one back is none.
 *
 * @param cast when they voted, in any order
 */
export function nextVoteAt(cast: readonly Date[], now: Date): Date | null {
  const recent = cast.map((at) => at.getTime()).filter((at) => at > now.getTime() - day);
  if (recent.length < votesADay) return null;
  const [oldest] = recent.toSorted((one, other) => other - one).slice(votesADay - 1);
  return oldest === undefined ? null : new Date(oldest + day);
}
