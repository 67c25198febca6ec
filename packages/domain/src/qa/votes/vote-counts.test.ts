import { expect, test } from 'vitest';
import { nextVoteAt, voteCounts } from './vote-counts.ts';

const hour = 3_600_000;
const monday = new Date('2026-11-09T12:00:00Z');
const after = (hours: number) => new Date(monday.getTime() + hours * hour);

test('a vote of an account younger than three days is shown and does not count', () => {
  const at = (hours: number) =>
    voteCounts({ voterSince: monday, votedAt: after(hours), isFromAuthorsNetwork: false });
  expect(at(71.99)).toEqual({ counts: false, why: 'new_account' });
  expect(at(72)).toEqual({ counts: true, why: null });
});

test('a vote from a network of the author does not count, however old its account is', () => {
  const facts = { voterSince: monday, votedAt: after(2_000), isFromAuthorsNetwork: true };
  expect(voteCounts(facts)).toEqual({ counts: false, why: 'own_network' });
});

test('thirty votes may be cast in any 24 hours, and the next when the first of them is a day old', () => {
  const cast = Array.from({ length: 30 }, (_, index) => after(index / 10));
  expect(nextVoteAt(cast.slice(1), after(3))).toBeNull();
  expect(nextVoteAt(cast, after(3))).toEqual(after(24));
  expect(nextVoteAt(cast.toReversed(), after(3))).toEqual(after(24));
  expect(nextVoteAt(cast, after(24))).toBeNull();
});
