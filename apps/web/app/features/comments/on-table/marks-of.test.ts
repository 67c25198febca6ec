import { expect, test } from 'vitest';
import { aComment } from '../own/comment.fixture.ts';
import { marksOf } from './marks-of.ts';

const comments = [
  aComment(),
  aComment({ id: 2, column: 'LTM' }),
  aComment({ id: 3, column: '2026', forecast: 'averages' }),
  aComment({ id: 4, column: '2026', forecast: 7 }),
  aComment({ id: 5, field: 'margin', column: 'Terminal', forecast: 7 }),
];

test('columns of filings are marked whatever the forecast, those of a forecast only while it is shown', () => {
  const marks = (forecast: string) =>
    Object.fromEntries(
      [...marksOf({ comments, isShown: true }, forecast)].map(([row, of]) => [row, [...of]]),
    );
  expect(marks('averages')).toEqual({ capex: ['2025', 'LTM', 'forecast 2026'] });
  expect(marks('7')).toEqual({ capex: ['2025', 'LTM', 'forecast 2026'], margin: ['forecast Terminal'] });
  expect(marks('custom')).toEqual({ capex: ['2025', 'LTM'] });
});

test('nothing is marked while comments are hidden or loading', () => {
  expect(marksOf({ comments, isShown: false }, 'averages').size).toBe(0);
  expect(marksOf({ comments: null, isShown: true }, 'averages').size).toBe(0);
});
