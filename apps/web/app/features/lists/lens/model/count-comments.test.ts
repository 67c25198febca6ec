import { commentId } from '@tenfold/contract/ids';
import type { ListComment } from '@tenfold/contract/lists';
import { expect, test } from 'vitest';
import { countComments, lastWords } from './count-comments.ts';

const comment = (at: number, symbol: string | null, field: string | null): ListComment => {
  const time = `2026-08-2${at}T10:00:00Z`;
  const id = commentId.parse(at);
  return {
    id,
    symbol,
    field,
    text: `Comment ${id}`,
    figures: [],
    revision: 1,
    createdAt: time,
    updatedAt: time,
  };
};
// The server's order: in the order they were written, whatever was changed since.
const comments = [
  comment(1, 'NKE', null),
  comment(2, 'NKE', null),
  comment(3, 'NKE', 'margin'),
  comment(4, null, null),
];

test('a company’s row shows what was last written on it, not on a figure or on the list', () => {
  expect([...lastWords(comments.toReversed())]).toEqual([['NKE', 'Comment 2']]);
});

test('comments are counted by cell, those on a company apart', () => {
  expect([...countComments(comments)]).toEqual([
    ['NKE company', 2],
    ['NKE margin', 1],
  ]);
});
