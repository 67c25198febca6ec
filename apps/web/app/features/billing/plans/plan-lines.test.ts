import { expect, test } from 'vitest';
import { planLines } from './plan-lines.ts';

const valuesOf = (tier: Parameters<typeof planLines>[0]) => planLines(tier).map(({ value }) => value);

test('the lines of a plan follow the table of permissions', () => {
  expect(valuesOf('visitor')).toEqual([
    'all companies',
    'Apple only',
    'Apple only',
    null,
    'AAPL with GOOGL and MSFT',
  ]);
  expect(valuesOf('light')).toEqual([
    'all companies',
    'all companies',
    'all companies',
    'all companies',
    'one company, plus AAPL',
  ]);
  expect(valuesOf('investor').at(-1)).toBe('up to 5 companies');
});

test('missing permissions are marked', () => {
  expect(planLines('visitor').filter(({ has }) => !has)).toHaveLength(1);
  expect(planLines('light').every(({ has }) => has)).toBe(true);
});
