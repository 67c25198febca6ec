import { expect, test } from 'vitest';
import { formatRate } from './format-rate.ts';

test('a chosen rate keeps its decimals, and zero is a rate too', () => {
  expect([0.1, 0.0825, 0.08125, 0.095, 0, -0.005].map(formatRate)).toEqual([
    '10.0%',
    '8.25%',
    '8.125%',
    '9.5%',
    '0.0%',
    '(0.5%)',
  ]);
});
