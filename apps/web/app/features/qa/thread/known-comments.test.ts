import type { AnswerComment } from '@tenfold/contract/qa/post';
import { describe, expect, test } from 'vitest';
import { commentOf } from './comment.fixture.ts';
import {
  completeComments,
  firstRevealed,
  type KnownComments,
  knownAtFirst,
  openLevel,
  shownLevel,
  withComment,
  withoutComment,
} from './known-comments.ts';

const ids = (comments: readonly AnswerComment[]) => comments.map(({ id }) => id);
const levelOf = (known: KnownComments, level: number | null) => {
  const { shown, viewAll } = shownLevel(known, level);
  return { shown: ids(shown), viewAll };
};

const five = [1, 2, 3, 4, 5].map((id) => commentOf(id));
const firstThree = knownAtFirst(five.slice(0, 3), 5);

describe('comments at first', () => {
  test('are three, with the number of all', () => {
    expect(levelOf(firstThree, null)).toEqual({ shown: [1, 2, 3], viewAll: 5 });
  });

  test('three of three hide nothing', () => {
    expect(levelOf(knownAtFirst(five.slice(0, 3), 3), null).viewAll).toBeNull();
  });

  test('replies are counted on their own: those that are hidden don’t hide comments', () => {
    const known = knownAtFirst([commentOf(1, null, 4), commentOf(2, 1), commentOf(3, 1), commentOf(4, 1)], 5);
    expect(levelOf(known, null)).toEqual({ shown: [1], viewAll: null });
    expect(levelOf(known, 1)).toEqual({ shown: [2, 3, 4], viewAll: 4 });
  });

  test('of a branch that was linked, a level shows all it has', () => {
    expect(levelOf(knownAtFirst(five, 5), null)).toEqual({ shown: [1, 2, 3, 4, 5], viewAll: null });
  });
});

describe('View all', () => {
  test('shows all at its level and tells the first one revealed', () => {
    const all = openLevel(completeComments(firstThree, five), null);
    expect(levelOf(all, null)).toEqual({ shown: [1, 2, 3, 4, 5], viewAll: null });
    expect(firstRevealed(firstThree, all)).toBe(4);
  });

  test('of the replies to one leaves other levels as they are', () => {
    const replies = [6, 7, 8, 9].map((id) => commentOf(id, 1));
    const comments = [commentOf(1, null, 4), ...five.slice(1), ...replies];
    const before = knownAtFirst(
      [comments[0] as AnswerComment, ...five.slice(1, 3), ...replies.slice(0, 3)],
      9,
    );
    const after = openLevel(completeComments(before, comments), 1);
    expect(levelOf(after, 1)).toEqual({ shown: [6, 7, 8, 9], viewAll: null });
    expect(levelOf(after, null)).toEqual({ shown: [1, 2, 3], viewAll: 9 });
    expect(firstRevealed(before, after)).toBe(9);
  });

  test('keeps a linked branch open', () => {
    const replies = [6, 7, 8, 9].map((id) => commentOf(id, 1));
    const before = knownAtFirst([commentOf(1, null, 4), ...replies], 5);
    const after = completeComments(before, before.comments);
    expect(levelOf(after, 1).shown).toEqual([6, 7, 8, 9]);
  });
});

describe('a comment written here', () => {
  test('is shown beyond the first three', () => {
    const whole = completeComments(firstThree, five);
    const after = withComment(whole, commentOf(9));
    expect(levelOf(after, null)).toEqual({ shown: [1, 2, 3, 4, 5, 9], viewAll: null });
    expect(after.count).toBe(6);
  });

  test('while others are hidden stands after those that are shown', () => {
    expect(levelOf(withComment(firstThree, commentOf(9)), null)).toEqual({ shown: [1, 2, 3, 9], viewAll: 6 });
  });

  test('counts as a reply, and no more once it is deleted', () => {
    const before = knownAtFirst([commentOf(1)], 1);
    const reply = commentOf(2, 1);
    const after = withComment(before, reply);
    expect([after.count, after.comments[0]?.counters.repliesCount]).toEqual([2, 1]);
    expect(withoutComment(after, reply)).toEqual(before);
  });

  test('brought back, it stands where it was', () => {
    const [, second] = five as [AnswerComment, AnswerComment];
    const without = withoutComment(firstThree, second);
    expect(levelOf(withComment(without, second), null).shown).toEqual([1, 2, 3]);
  });
});

test('a comment that somebody else writes is counted, and moves nothing', () => {
  const whole = openLevel(completeComments(firstThree, five), null);
  expect(levelOf({ ...whole, count: 6 }, null)).toEqual({ shown: [1, 2, 3, 4, 5], viewAll: 6 });
});

test('a comment that somebody else writes can be read while fewer than three are shown', () => {
  expect(levelOf({ ...knownAtFirst([], 0), count: 1 }, null)).toEqual({ shown: [], viewAll: 1 });
  expect(levelOf({ ...knownAtFirst([commentOf(1)], 1), count: 2 }, null)).toEqual({ shown: [1], viewAll: 2 });
});

test('a deleted comment whose replies stay isn’t counted', () => {
  const known = knownAtFirst([{ ...commentOf(1, null, 1), isDeleted: true }, commentOf(2, 1)], 1);
  expect(levelOf(known, null)).toEqual({ shown: [1], viewAll: null });
});
