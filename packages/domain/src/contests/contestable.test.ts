import { expect, test } from 'vitest';
import { allRows } from '../rows/index.ts';
import { lineKeys } from '../statements/index.ts';
import { isContestable } from './index.ts';

test('the rows that are lines of filings can be contested, and no others', () => {
  const lines: ReadonlySet<string> = new Set(lineKeys);
  const contestable = allRows.filter(({ key }) => isContestable(key, '2024')).map(({ key }) => key);
  expect(contestable).toEqual(allRows.map(({ key }) => key).filter((key) => lines.has(key)));
});

test('a figure of a year or a quarter can be contested, not one that moves on', () => {
  expect(isContestable('revenue', '2024-Q3')).toBe(true);
  for (const column of ['LTM', 'averages', '2024-Q5', 'Terminal']) {
    expect(isContestable('revenue', column)).toBe(false);
  }
});
