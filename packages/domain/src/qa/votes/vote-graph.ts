import { chanceOf } from './beyond-chance.ts';
import { fewestRingVotes, pairsByChance } from './vote-judgements.ts';

/** An upvote that counts, of one person for a text of another. */
export interface CastUpvote {
  readonly voterId: number;
  readonly authorId: number;
  readonly votedAt: Date;
  readonly postedAt: Date;
  /** A hash; null: forgotten. */
  readonly network: string | null;
}

/** Who voted for whom, and how often. */
export interface VoteGraph {
  readonly cast: number;
  readonly castBy: ReadonlyMap<number, number>;
  readonly receivedBy: ReadonlyMap<number, number>;
  /** By voter, then by author. */
  readonly between: ReadonlyMap<number, ReadonlyMap<number, readonly CastUpvote[]>>;
}

export function voteGraph(votes: readonly CastUpvote[]): VoteGraph {
  const castBy = new Map<number, number>();
  const receivedBy = new Map<number, number>();
  const between = new Map<number, Map<number, CastUpvote[]>>();
  for (const vote of votes) {
    const { voterId, authorId } = vote;
    castBy.set(voterId, (castBy.get(voterId) ?? 0) + 1);
    receivedBy.set(authorId, (receivedBy.get(authorId) ?? 0) + 1);
    const ofVoter = between.get(voterId) ?? new Map<number, CastUpvote[]>();
    between.set(voterId, ofVoter);
    const ofBoth = ofVoter.get(authorId) ?? [];
    ofVoter.set(authorId, ofBoth);
    ofBoth.push(vote);
  }
  return { cast: votes.length, castBy, receivedBy, between };
}

/** How many votes of one for the other there would be, did everybody vote alike: by what each casts and receives. */
export function expectedVotes(
  { cast, castBy, receivedBy }: VoteGraph,
  voterId: number,
  authorId: number,
): number {
  return ((castBy.get(voterId) ?? 0) * (receivedBy.get(authorId) ?? 0)) / Math.max(1, cast);
}

/** From each voter to the authors for whom they vote beyond chance. */
export function favours(graph: VoteGraph): Map<number, Set<number>> {
  const arrows = new Map<number, Set<number>>();
  const chance = pairsByChance / Math.max(1, graph.castBy.size * graph.receivedBy.size);
  for (const [voterId, authors] of graph.between) {
    for (const [authorId, { length }] of authors) {
      if (length < fewestRingVotes) continue;
      if (chanceOf(length, expectedVotes(graph, voterId, authorId)) > chance) continue;
      arrows.set(voterId, (arrows.get(voterId) ?? new Set()).add(authorId));
    }
  }
  return arrows;
}
