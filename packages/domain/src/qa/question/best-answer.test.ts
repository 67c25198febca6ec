import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestAnswer, type Upvote } from './best-answer.ts';
import type { AnswerFacts } from './question-state.ts';

const day = 86_400_000;
const approvedAt = new Date('2026-11-09T10:00:00Z');
const onDay = (days: number) => new Date(approvedAt.getTime() + days * day);
const question = { approvedAt };

const answer = (id: number, changes: Partial<AnswerFacts> = {}): AnswerFacts => ({
  id,
  authorId: 100 + id,
  isAnalyst: false,
  isByAsker: false,
  isGenerated: false,
  createdAt: onDay(id / 10),
  removedAt: null,
  ...changes,
});
const vote = (answerId: number, voterId: number | null, castAt = 2, takenBackAt?: number): Upvote => ({
  answerId,
  voterId,
  castAt: onDay(castAt),
  takenBackAt: takenBackAt === undefined ? null : onDay(takenBackAt),
});
const best = (answers: AnswerFacts[], votes: Upvote[], now = onDay(8)) =>
  bestAnswer(question, answers, votes, now);

test('the answer with the most upvotes is the best once the seven days are over', () => {
  const votes = [vote(1, 50), vote(2, 50), vote(2, 51)];
  expect(best([answer(1), answer(2)], votes)).toBe(2);
  expect(best([answer(1), answer(2)], votes, onDay(6.999))).toBeNull();
});

test('without an upvote no answer is the best', () => {
  expect(best([answer(1)], [])).toBeNull();
});

test('of two with as many upvotes the earlier is the best', () => {
  const answers = [answer(2), answer(1)];
  expect(best(answers, [vote(2, 50), vote(1, 51)])).toBe(1);
});

test('an upvote of its author doesn’t count', () => {
  expect(best([answer(1)], [vote(1, 101)])).toBeNull();
});

test('the asker’s own answer is never the best, however popular', () => {
  const own = answer(1, { isByAsker: true });
  expect(best([own, answer(2)], [vote(1, 50), vote(1, 51), vote(2, 52)])).toBe(2);
});

test('the asker’s own answer stays out once their account is deleted', () => {
  const own = answer(1, { isByAsker: true, authorId: null });
  const votes = [vote(1, 50), vote(1, 51), vote(2, 52)];
  expect(best([own, answer(2)], votes)).toBe(2);
  expect(best([own, answer(2, { authorId: null })], votes)).toBe(2);
});

test('an analyst’s answer is never the best', () => {
  const answers = [answer(1, { isAnalyst: true }), answer(2)];
  expect(best(answers, [vote(1, 50), vote(1, 51), vote(2, 50)])).toBe(2);
});

test('an answer that a program wrote is never the best', () => {
  const answers = [answer(1, { isGenerated: true }), answer(2)];
  expect(best(answers, [vote(1, 50), vote(1, 51), vote(2, 50)])).toBe(2);
});

test('votes count as they stood at the end: later ones, and later changes of mind, change nothing', () => {
  const votes = [vote(1, 50, 2, 7.5), vote(1, 51), vote(2, 50), vote(2, 51, 7), vote(2, 52, 9)];
  expect(best([answer(1), answer(2)], votes, onDay(10))).toBe(1);
});

test('an upvote that was taken back before the end doesn’t count', () => {
  expect(best([answer(1)], [vote(1, 50, 2, 3)])).toBeNull();
});

test('the votes of a deleted account stand, and its answer can be the best', () => {
  expect(best([answer(1, { authorId: null })], [vote(1, null)])).toBe(1);
});

test('when the best answer is removed, the next one is the best', () => {
  const votes = [vote(1, 50), vote(1, 51), vote(2, 50)];
  expect(best([answer(1, { removedAt: onDay(9) }), answer(2)], votes)).toBe(2);
});

test('the best answer doesn’t depend on the order of answers and votes', () => {
  const answers = [1, 2, 3, 4].map((id) => answer(id, { createdAt: onDay(1) }));
  const votes = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 50, max: 60 })));
  fc.assert(
    fc.property(votes, fc.shuffledSubarray(answers, { minLength: 4 }), (pairs, shuffled) => {
      const given = pairs.map(([id, voter]) => vote(id, voter));
      expect(best(shuffled, given.toReversed())).toBe(best(answers, given));
    }),
  );
});
