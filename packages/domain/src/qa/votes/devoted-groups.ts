import type { CastUpvote, VoteGraph } from './vote-graph.ts';
import {
  devotedPartOfAuthor,
  devotedShare,
  devotedSignPart,
  fewestDevoted,
  fewestWhollyDevoted,
  soonMs,
  whollyDevotedShare,
} from './vote-judgements.ts';

interface Devoted {
  readonly voterId: number;
  readonly share: number;
  readonly votes: readonly CastUpvote[];
}

/**
 * Authors with the accounts that vote for them and hardly for others, where something says that these are one person: a
 * network they share, votes right after each text, or that they are most of what the author has.
 */
export function devotedGroups(
  graph: VoteGraph,
  arrows: ReadonlyMap<number, ReadonlySet<number>>,
): number[][] {
  return [...devotedTo(graph, arrows)].flatMap(([authorId, devoted]) => {
    const members = suspects(devoted, graph.receivedBy.get(authorId) ?? 0);
    return members.length === 0 ? [] : [[authorId, ...members]];
  });
}

function devotedTo(
  { between, castBy }: VoteGraph,
  arrows: ReadonlyMap<number, ReadonlySet<number>>,
): Map<number, Devoted[]> {
  const found = new Map<number, Devoted[]>();
  for (const [voterId, authors] of arrows) {
    for (const authorId of authors) {
      const votes = between.get(voterId)?.get(authorId) ?? [];
      const share = votes.length / (castBy.get(voterId) ?? 1);
      if (share >= devotedShare)
        found.set(authorId, [...(found.get(authorId) ?? []), { voterId, share, votes }]);
    }
  }
  return found;
}

/** @param received all upvotes of the author */
function suspects(devoted: readonly Devoted[], received: number): number[] {
  const signed = [...sharingOneNetwork(devoted), ...votingSoon(devoted)];
  return [...new Set([...signed, ...wholly(devoted, received)])];
}

function sharingOneNetwork(devoted: readonly Devoted[]): number[] {
  const networks = new Map<string, Set<number>>();
  for (const { voterId, votes } of devoted) {
    for (const { network } of votes) {
      if (network !== null) networks.set(network, (networks.get(network) ?? new Set()).add(voterId));
    }
  }
  return [...networks.values()].filter(({ size }) => size >= fewestDevoted).flatMap((voters) => [...voters]);
}

function votingSoon(devoted: readonly Devoted[]): number[] {
  const soon = devoted.filter(({ votes }) => {
    const atOnce = votes.filter(({ votedAt, postedAt }) => votedAt.getTime() - postedAt.getTime() <= soonMs);
    return atOnce.length >= devotedSignPart * votes.length;
  });
  return soon.length < fewestDevoted ? [] : soon.map(({ voterId }) => voterId);
}

function wholly(devoted: readonly Devoted[], received: number): number[] {
  const only = devoted.filter(({ share }) => share >= whollyDevotedShare);
  const votes = only.reduce((sum, each) => sum + each.votes.length, 0);
  if (only.length < fewestWhollyDevoted || votes < devotedPartOfAuthor * received) return [];
  return only.map(({ voterId }) => voterId);
}
