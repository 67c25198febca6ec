import { expect, test } from 'vitest';
import { idOf, type QueueItem } from './queue-item.ts';
import { changeQueue, chosenItems, openQueue, type QueueChange } from './queue-state.ts';

const waiting = (id: number) =>
  ({
    kind: 'question',
    isFirst: false,
    question: { id, createdDatetime: `2026-11-26T10:0${id}:00Z` },
  }) as QueueItem;
const ids = (items: readonly QueueItem[]) => items.map((item) => (item.kind === 'tag' ? 0 : idOf(item)));
const after = (...changes: readonly QueueChange[]) =>
  changes.reduce(changeQueue, openQueue([1, 2, 3, 4].map(waiting), 4, null));

test('the next and the previous one is shown, and the ends are kept', () => {
  expect(after({ type: 'step', by: -1 }).at).toBe('question 1');
  expect(after({ type: 'step', by: 1 }, { type: 'step', by: 1 }).at).toBe('question 3');
  expect(after({ type: 'show', key: 'question 4' }, { type: 'step', by: 1 }).at).toBe('question 4');
});

test('what is decided leaves, and the one in its place is shown', () => {
  const middle = after({ type: 'show', key: 'question 2' }, { type: 'leave', keys: ['question 2'] });
  expect([middle.at, middle.count]).toEqual(['question 3', 3]);
  expect(after({ type: 'show', key: 'question 4' }, { type: 'leave', keys: ['question 4'] }).at).toBe(
    'question 3',
  );
  expect(
    after({ type: 'leave', keys: ['question 1', 'question 2', 'question 3', 'question 4'] }).at,
  ).toBeNull();
});

test('what is put back is where it waited, and shown', () => {
  const back = after(
    { type: 'leave', keys: ['question 2'] },
    { type: 'return', rows: [{ item: waiting(2), note: null }] },
  );
  expect(ids(back.rows.map(({ item }) => item))).toEqual([1, 2, 3, 4]);
  expect([back.at, back.count]).toEqual(['question 2', 4]);
});

test('a range goes from what was selected last to what is shown', () => {
  const state = after(
    { type: 'select', key: 'question 2' },
    { type: 'show', key: 'question 4' },
    { type: 'select range' },
  );
  expect(ids(chosenItems(state))).toEqual([2, 3, 4]);
  expect(ids(chosenItems(changeQueue(state, { type: 'select', key: 'question 3' })))).toEqual([2, 4]);
});

test('without a selection the one that is shown is decided', () => {
  expect(ids(chosenItems(after({ type: 'step', by: 1 })))).toEqual([2]);
  expect(ids(chosenItems(after({ type: 'select', key: 'question 3' }, { type: 'clear' })))).toEqual([1]);
});

test('what is selected and leaves is selected no longer', () => {
  const state = after(
    { type: 'select', key: 'question 2' },
    { type: 'select', key: 'question 3' },
    { type: 'leave', keys: ['question 2'] },
  );
  expect([...state.selected]).toEqual(['question 3']);
});

test('the next page follows without what is there already', () => {
  const state = after({ type: 'more', items: [4, 5].map(waiting), next: 'more' });
  expect(ids(state.rows.map(({ item }) => item))).toEqual([1, 2, 3, 4, 5]);
  expect(state.next).toBe('more');
});

test('an answer and a comment are told apart, and wait from when they were written', () => {
  const first = (kind: 'answer' | 'comment', id: number, writtenAt: string) =>
    ({ kind: 'first', post: { kind, writtenAt, [kind]: { id, questionId: 1 } } }) as unknown as QueueItem;
  const answer = first('answer', 7, '2026-11-26T10:02:00Z');
  const comment = first('comment', 8, '2026-11-26T10:01:00Z');
  const state = changeQueue(openQueue([comment, answer], 2, null), { type: 'leave', keys: ['comment 8'] });
  expect(state.at).toBe('answer 7');
  const back = changeQueue(state, { type: 'return', rows: [{ item: comment, note: null }] });
  expect([back.at, ids(back.rows.map(({ item }) => item))]).toEqual(['comment 8', [8, 7]]);
});
