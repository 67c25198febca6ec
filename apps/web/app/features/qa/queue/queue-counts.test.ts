import { expect, test } from 'vitest';
import { countsSince } from './queue-counts.ts';
import type { QueueItem } from './queue-item.ts';
import { changeQueue, openQueue } from './queue-state.ts';

const counts = {
  waiting: 2,
  edits: 3,
  firstPosts: 0,
  newTags: 0,
  withAnalysts: 1,
  reports: 4,
  oldestDatetime: '2026-11-01T09:00:00.000Z',
};

const waiting = (id: number) =>
  ({ kind: 'question', question: { id, createdDatetime: `2026-11-0${id}T09:00:00.000Z` } }) as QueueItem;

test('a question that is decided no longer counts, and the next has waited longest', () => {
  const open = openQueue([1, 2].map(waiting), 2, null);
  expect(countsSince(counts, 'waiting', open)).toEqual(counts);
  const one = changeQueue(open, { type: 'leave', keys: ['question 1'] });
  const left = { ...counts, waiting: 1, oldestDatetime: '2026-11-02T09:00:00.000Z' };
  expect(countsSince(counts, 'waiting', one)).toEqual(left);
  const none = changeQueue(one, { type: 'leave', keys: ['question 2'] });
  expect(countsSince(counts, 'waiting', none)).toEqual({ ...counts, waiting: 0, oldestDatetime: null });
});

test('deciding an edit changes nothing of the questions that wait', () => {
  const edits = { ...openQueue([], 3, null), count: 2 };
  expect(countsSince(counts, 'edits', edits)).toEqual({ ...counts, edits: 2 });
});
