import { expect, test } from 'vitest';
import { chanceOf } from './beyond-chance.ts';
import { findRings } from './find-rings.ts';
import type { CastUpvote } from './vote-graph.ts';

const posted = new Date('2026-11-09T12:00:00Z');

interface Manner {
  readonly times?: number;
  readonly hours?: number;
  readonly network?: string | null;
}

/** Votes as often as given, so long after the text. */
const votes = (voterId: number, authorId: number, manner: Manner = {}): CastUpvote[] => {
  const { times = 6, hours = 30, network = null } = manner;
  const votedAt = new Date(posted.getTime() + hours * 3_600_000);
  return Array.from({ length: times }, () => ({ voterId, authorId, votedAt, postedAt: posted, network }));
};

/** Three hundred people who vote for twelve authors, 1,001 to 1,012, in turn. */
const crowd = Array.from({ length: 300 }, (_, voter) =>
  Array.from({ length: 4 }, (_, turn) =>
    votes(2_000 + voter, 1_001 + ((voter + 3 * turn) % 12), { times: 1 }),
  ),
).flat(2);

const found = (...suspicious: CastUpvote[][]) => findRings([...crowd, ...suspicious.flat()]);
const membersOf = (...suspicious: CastUpvote[][]) => found(...suspicious).map(({ members }) => members);

test('people who vote for whom everybody votes are no ring', () => {
  expect(found()).toEqual([]);
});

test('two who mostly vote for each other are a pair, with what says so', () => {
  expect(found(votes(1, 2, { network: 'home' }), votes(2, 1), votes(1, 1_001, { times: 2 }))).toEqual([
    {
      members: [1, 2],
      evidence: {
        kinds: ['pair'],
        votesInside: 12,
        votesCast: 14,
        expectedInside: expect.closeTo(0.138, 3),
        fromOneNetwork: 0,
        soon: 0,
      },
    },
  ]);
});

test('a circle in which nobody votes for who votes for them is found', () => {
  expect(membersOf(votes(1, 2), votes(2, 3), votes(3, 1))).toEqual([[1, 2, 3]]);
});

test('members who vote for others as much are found, and those who mostly do are not', () => {
  const others = (voter: number, times: number) => votes(voter, 1_003, { times });
  expect(membersOf(votes(1, 2), votes(2, 1), others(1, 12), others(2, 12))).toEqual([[1, 2]]);
  expect(membersOf(votes(1, 2), votes(2, 1), others(1, 40), others(2, 40))).toEqual([]);
});

test('who votes for an author without being voted for is no ring', () => {
  expect(membersOf(votes(1, 2), votes(3, 2))).toEqual([]);
});

test('three accounts on one network that vote for one author alone are found with the author', () => {
  const puppets = [1, 2, 3].map((voter) => votes(voter, 9, { network: 'cafe' }));
  expect(membersOf(...puppets)).toEqual([[1, 2, 3, 9]]);
  expect(membersOf(...puppets.slice(1))).toEqual([]);
});

test('three accounts that vote for one author within the hour are found, those that take their time are not', () => {
  expect(membersOf(...[1, 2, 3].map((voter) => votes(voter, 9, { hours: 0.5 })))).toEqual([[1, 2, 3, 9]]);
  expect(membersOf(...[1, 2, 3].map((voter) => votes(voter, 9)))).toEqual([]);
});

test('four accounts that vote for nobody else are found when an author has little besides', () => {
  const devoted = [1, 2, 3, 4].map((voter) => votes(voter, 9));
  expect(membersOf(...devoted)).toEqual([[1, 2, 3, 4, 9]]);
  const liked = Array.from({ length: 60 }, (_, voter) => votes(2_000 + voter, 9, { times: 1 }));
  expect(membersOf(...devoted, ...liked)).toEqual([]);
});

test('groups that share somebody are one', () => {
  const puppets = [5, 6, 7].map((voter) => votes(voter, 2, { network: 'cafe' }));
  expect(found(votes(1, 2), votes(2, 1), ...puppets)).toMatchObject([
    { members: [1, 2, 5, 6, 7], evidence: { kinds: ['devoted', 'pair'], fromOneNetwork: 18 } },
  ]);
});

test('chance is the part of a Poisson distribution from a number on, above what is expected', () => {
  expect(chanceOf(1, 0.5)).toBeCloseTo(1 - Math.exp(-0.5));
  expect(chanceOf(3, 0.1)).toBeCloseTo(0.000_155, 6);
  expect(chanceOf(2, 2)).toBe(1);
});
