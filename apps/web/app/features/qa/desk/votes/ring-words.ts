import type { VoteRing } from '@tenfold/contract/qa/vote-rings';

/** Why a group stands out, in sentences; nothing that isn’t so. */
export function ringSentences(ring: VoteRing): string[] {
  const { votesInside, votesCast, expectedInside, fromOneNetwork, soon } = ring;
  return [
    ...ring.kinds.map((kind) => kindWords[kind]),
    `${count(votesInside)} of their ${count(votesCast)} upvotes are for each other; by chance it would be ${expectedWords(expectedInside)}.`,
    ...(fromOneNetwork > 0 ? [`${count(fromOneNetwork)} came from one network.`] : []),
    ...(soon > 0 ? [`${count(soon)} came within an hour of posting.`] : []),
  ];
}

const kindWords: Readonly<Record<VoteRing['kinds'][number], string>> = {
  pair: 'The two vote for each other.',
  circle: 'They vote for each other in a circle.',
  devoted: 'Accounts vote for one author and hardly anyone else.',
};

function count(votes: number): string {
  return votes.toLocaleString('en-US');
}

function expectedWords(expected: number): string {
  if (expected < 0.1) return 'fewer than 0.1';
  return expected.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

/** Adds up all members. */
export function heldPointsOf({ members }: Pick<VoteRing, 'members'>): number {
  return members.reduce((sum, { heldPoints }) => sum + heldPoints, 0);
}
