import { expect, test } from 'vitest';
import type { CommentedColumn } from '../../../figures/table-comments.ts';
import { aComment } from '../own/comment.fixture.ts';
import { remarksOf, rowOrder } from './row-order.ts';

const column = (name: string, isForecast = false): CommentedColumn => ({
  column: name,
  isForecast,
  spoken: name,
  periodEnd: null,
  textOf: () => '1',
});
const place = {
  row: 'capex' as const,
  forecast: 'averages',
  columns: [column('2024'), column('2025'), column('LTM'), column('averages'), column('2026', true)],
};
const comments = [
  aComment({ id: 1, column: '2026', forecast: 'averages' }),
  aComment({ id: 2, column: '2026', forecast: 7, forecastName: 'Base case' }),
  aComment({ id: 3, column: '2024', title: 'Step-up?' }),
  aComment({ id: 4, column: 'LTM' }),
  aComment({ id: 5, column: '2009' }),
  aComment({ id: 6, field: 'revenue' }),
];

test('comments of a row are numbered in the order of time; what the chart has no place for follows', () => {
  const { charted, others } = rowOrder(comments, place);
  expect(charted.map(({ id }) => id)).toEqual([3, 1]);
  expect(others.map(({ id }) => id)).toEqual([2, 4, 5]);
});

test('the marks have the numbers of the list, and none while comments are hidden', () => {
  const state = { comments, isShown: true, focused: 1 };
  expect(remarksOf(state, place)).toEqual([
    { mark: '2024', number: 1, text: 'Step-up? Data centres.', isFocused: false },
    { mark: 'forecast 2026', number: 2, text: 'Data centres.', isFocused: true },
  ]);
  expect(remarksOf({ ...state, isShown: false }, place)).toEqual([]);
});
