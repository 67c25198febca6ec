import { connectedGroups } from './connected-groups.ts';
import { devotedGroups } from './devoted-groups.ts';
import { type CastUpvote, expectedVotes, favours, type VoteGraph, voteGraph } from './vote-graph.ts';
import { ringShare, soonMs } from './vote-judgements.ts';

/** `pair`: two vote for each other; `circle`: more do, along whatever way; `devoted`: accounts that hardly vote for others. */
export const ringKinds = ['pair', 'circle', 'devoted'] as const;

export interface RingEvidence {
  readonly kinds: readonly (typeof ringKinds)[number][];
  /** Upvotes of members for each other, and all that members cast. */
  readonly votesInside: number;
  readonly votesCast: number;
  /** Inside, did they vote like everybody: not rounded. */
  readonly expectedInside: number;
  /** Votes by those inside: from the network that most came from of several members, and within an hour of the text. */
  readonly fromOneNetwork: number;
  readonly soon: number;
}

export interface VoteRing {
  /** In the order of their numbers. */
  readonly members: readonly number[];
  readonly evidence: RingEvidence;
}

/**
 * The accounts that vote for each other beyond chance, each in one group. It is a suspicion: an editor decides.
 *
 * @param votes upvotes that count, of the last `ringDays`
 */
export function findRings(votes: readonly CastUpvote[]): VoteRing[] {
  const graph = voteGraph(votes);
  const arrows = favours(graph);
  const found: FoundGroup[] = [
    ...circles(graph, arrows).map(
      (members): FoundGroup => ({
        members,
        kinds: [members.length === 2 ? 'pair' : 'circle'],
      }),
    ),
    ...devotedGroups(graph, arrows).map((members): FoundGroup => ({ members, kinds: ['devoted'] })),
  ];
  return joined(found).map((group) => ({
    members: group.members,
    evidence: evidenceOf(graph, group),
  }));
}

interface FoundGroup {
  readonly members: readonly number[];
  readonly kinds: RingEvidence['kinds'];
}

/**
 * Who reaches each other along votes beyond chance. Those who vote mostly for others are left out, and whom that leaves alone:
 * people who like a popular author are no ring, though popular authors like one another.
 */
function circles(graph: VoteGraph, arrows: ReadonlyMap<number, ReadonlySet<number>>): number[][] {
  return connectedGroups(arrows).flatMap((group) => {
    const remaining = new Set(group.filter((person) => shareInside(graph, person, group) >= ringShare));
    if (remaining.size === group.length) return [group];
    return circles(graph, within(arrows, remaining));
  });
}

function shareInside(graph: VoteGraph, person: number, group: readonly number[]): number {
  const inside = group.reduce((sum, other) => sum + between(graph, person, other).length, 0);
  return inside / (graph.castBy.get(person) ?? 1);
}

function between(graph: VoteGraph, voter: number, author: number): readonly CastUpvote[] {
  return graph.between.get(voter)?.get(author) ?? [];
}

function within(
  arrows: ReadonlyMap<number, ReadonlySet<number>>,
  people: ReadonlySet<number>,
): Map<number, Set<number>> {
  return new Map(
    [...people].map((person) => [
      person,
      new Set([...(arrows.get(person) ?? [])].filter((to) => people.has(to))),
    ]),
  );
}

/** Groups that share somebody are one. */
function joined(groups: readonly FoundGroup[]): FoundGroup[] {
  return groups.reduce<FoundGroup[]>((apart, group) => {
    const touching = apart.filter(({ members }) => members.some((person) => group.members.includes(person)));
    const all = [...touching, group];
    const one: FoundGroup = {
      members: [...new Set(all.flatMap(({ members }) => members))].toSorted((a, b) => a - b),
      kinds: [...new Set(all.flatMap(({ kinds }) => kinds))].toSorted(),
    };
    return [...apart.filter((other) => !touching.includes(other)), one];
  }, []);
}

function evidenceOf(graph: VoteGraph, { members, kinds }: FoundGroup): RingEvidence {
  const pairs = members.flatMap((voter) => members.map((author) => [voter, author] as const));
  const inside = pairs.flatMap(([voter, author]) => between(graph, voter, author));
  return {
    kinds,
    votesInside: inside.length,
    votesCast: members.reduce((sum, person) => sum + (graph.castBy.get(person) ?? 0), 0),
    expectedInside: pairs.reduce((sum, [voter, author]) => sum + expectedVotes(graph, voter, author), 0),
    fromOneNetwork: mostFromOneNetwork(inside),
    soon: inside.filter(isSoon).length,
  };
}

/** What one member casts from home says nothing. */
function mostFromOneNetwork(votes: readonly CastUpvote[]): number {
  const known = votes.filter(({ network }) => network !== null);
  const shared = [...Map.groupBy(known, ({ network }) => network).values()].filter(
    (ofNetwork) => new Set(ofNetwork.map(({ voterId }) => voterId)).size > 1,
  );
  return Math.max(0, ...shared.map(({ length }) => length));
}

function isSoon({ votedAt, postedAt }: CastUpvote): boolean {
  return votedAt.getTime() - postedAt.getTime() <= soonMs;
}
