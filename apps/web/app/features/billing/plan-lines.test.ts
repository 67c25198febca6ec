import { expect, test } from 'vitest';
import { planLines } from './plan-lines.ts';

const valuesOf = (standing: Parameters<typeof planLines>[0]) => planLines(standing).map(({ value }) => value);

test('what each may do is told as the table of rights has it', () => {
  expect(valuesOf('visitor')).toEqual([
    'any company',
    'AAPL alone',
    'AAPL alone',
    null,
    'AAPL with GOOGL and MSFT',
  ]);
  expect(valuesOf('light')).toEqual([
    'any company',
    'any company',
    'any company',
    'any company',
    'with one company, and with AAPL',
  ]);
  expect(valuesOf('investor').at(-1)).toBe('with any 5 companies');
});

test('what a plan lacks is marked as lacking', () => {
  expect(planLines('visitor').filter(({ has }) => !has)).toHaveLength(1);
  expect(planLines('light').every(({ has }) => has)).toBe(true);
});
