import { listId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { changesOf, findLists, type ListChoice, type Ticks, tick } from './list-choices.ts';

const holders: ListChoice = { id: listId.parse(1), name: 'Ten-year holders', isAdded: true };
const watch: ListChoice = { id: listId.parse(2), name: 'Watch closely', isAdded: false };
const lists = [holders, watch];
const none: Ticks = new Map();

const changed = (ticks: Ticks) => {
  const { added, removed } = changesOf(lists, ticks);
  return [added.map(({ name }) => name), removed.map(({ name }) => name)];
};

test('nothing differs until a list is ticked', () => {
  expect(changed(none)).toEqual([[], []]);
});

test('a tick adds, its absence removes, and one taken back changes nothing', () => {
  expect(changed(tick(none, watch, true))).toEqual([['Watch closely'], []]);
  expect(changed(tick(none, holders, false))).toEqual([[], ['Ten-year holders']]);
  expect(changed(tick(tick(none, watch, true), watch, false))).toEqual([[], []]);
});

test('a tick that another tab has made true meanwhile is no change', () => {
  const ticks = tick(none, watch, true);
  expect(changesOf([{ ...watch, isAdded: true }], ticks)).toEqual({ added: [], removed: [] });
});

test('a list deleted elsewhere is no change either', () => {
  expect(changesOf([holders], tick(none, watch, true))).toEqual({ added: [], removed: [] });
});

test('lists are found by a pattern, in any case', () => {
  expect(findLists(lists, 'WATCH')).toEqual([watch]);
  expect(findLists(lists, '^ten.*s$')).toEqual([holders]);
  expect(findLists(lists, '  ')).toEqual(lists);
});

test('an invalid pattern finds nothing', () => {
  expect(findLists(lists, '(')).toEqual([]);
});
