import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { EditorAct } from '@tenfold/contract/qa/desk/acts';
import { expect, test } from 'vitest';
import { authorOf } from '../../author/author.fixture.ts';
import { pointsWord, thingOf } from './act-words.ts';

const post = {
  kind: 'question',
  questionId: 1 as PostId,
  answerId: null,
  commentId: null,
  title: 'Why?',
} as const;
const act: EditorAct = {
  id: 1,
  kind: 'hide',
  post,
  name: null,
  tagKey: null,
  whom: { ...authorOf(7), id: 7 as AccountId, fullName: 'Priya Nair' },
  group: [],
  editor: authorOf(3),
  reason: 'spam',
  sentence: null,
  points: 0,
  actedAt: '2026-11-20T12:00:00Z',
  undoneAt: null,
  undoneBy: null,
  canUndo: true,
};

test('a row of the history names the question, or whose answer or comment it was', () => {
  expect(thingOf(act)).toBe('Why?');
  expect(thingOf({ ...act, post: { ...post, kind: 'answer', answerId: 2 as PostId } })).toBe(
    'an answer of Priya Nair',
  );
  expect(thingOf({ ...act, whom: null, post: { ...post, kind: 'comment' } })).toBe(
    'a comment of a deleted account',
  );
  expect(thingOf({ ...act, post: null })).toBe('a text that is gone');
  expect(thingOf({ ...act, post: null, name: 'Best' })).toBe('Best');
  expect(thingOf({ ...act, kind: 'reward_given', post: null })).toBe('Priya Nair');
});

test('a row about a group names two of it and how many others', () => {
  const people = ['Ida Lund', 'Karl Ott', 'Lu Ng', 'Sam Day'].map((fullName, at) => ({
    ...authorOf(at),
    fullName,
  }));
  const said = [0, 1, 2, 3, 4].map((size) =>
    thingOf({ ...act, kind: 'votes_taken_back', post: null, whom: null, group: people.slice(0, size) }),
  );
  expect(said).toEqual([
    'a group that is gone',
    'Ida Lund',
    'Ida Lund and Karl Ott',
    'Ida Lund, Karl Ott and 1 other',
    'Ida Lund, Karl Ott and 2 others',
  ]);
});

test('points have a sign, and none is a dash', () => {
  expect([5, -10, 0].map(pointsWord)).toEqual(['+5', '−10', '–']);
});
