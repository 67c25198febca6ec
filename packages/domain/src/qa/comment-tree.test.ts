import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CommentLevel, commentTree, type TreeComment } from './comment-tree.ts';

const comment = (id: number, parentId: number | null = null): TreeComment => ({ id, parentId });
const five = [1, 2, 3, 4, 5].map((id) => comment(id));
const replies = [11, 12, 13, 14].map((id) => comment(id, 5));

const idsOf = ({ shown }: CommentLevel<TreeComment>): number[] =>
  shown.flatMap((branch) => [branch.comment.id, ...idsOf(branch.replies)]);

test('the first three comments are shown, and how many there are', () => {
  const tree = commentTree(five, null);
  expect(idsOf(tree)).toEqual([1, 2, 3]);
  expect(tree.total).toBe(5);
});

test('the first three replies to each comment are shown', () => {
  const tree = commentTree([comment(5), ...replies], null);
  expect(idsOf(tree)).toEqual([5, 11, 12, 13]);
  expect(tree.shown[0]?.replies.total).toBe(4);
});

test('a targeted comment opens the levels that would hide it, and no others', () => {
  const others = [21, 22, 23, 24].map((id) => comment(id, 1));
  expect(idsOf(commentTree([...five, ...replies, ...others], 14))).toEqual([
    1, 21, 22, 23, 2, 3, 4, 5, 11, 12, 13, 14,
  ]);
});

test('a target among the first three opens nothing more', () => {
  expect(idsOf(commentTree(five, 2))).toEqual([1, 2, 3]);
});

test('a target that isn’t there changes nothing', () => {
  expect(commentTree(five, 99)).toEqual(commentTree(five, null));
});

test('a reply to a comment that isn’t there is not lost', () => {
  expect(idsOf(commentTree([comment(1), comment(2, 99)], null))).toEqual([1, 2]);
});

test('every comment can be reached as a target', () => {
  const thread = fc
    .array(fc.nat(), { minLength: 1, maxLength: 40 })
    .map((parents) => parents.map((parent, index) => comment(index + 1, parent % (index + 1) || null)));
  fc.assert(
    fc.property(thread, fc.nat(), (comments, pick) => {
      const target = (pick % comments.length) + 1;
      expect(idsOf(commentTree(comments, target))).toContain(target);
    }),
  );
});
