import { expect, test } from 'vitest';
import { effectWords } from './effect-words.ts';

test('a row that doesn’t enter the value says what it moves instead', () => {
  expect(effectWords('perShare', 'margin')).toBe('Moves EPS and ROE, not this value.');
  expect(effectWords('nothing', 'percentageLiabilitiesOfAssets')).toBe('Moves ROE, not this value.');
  expect(effectWords('value', 'revenueChange')).toBe('Moves this value.');
});

test('a bank’s free cash flow, which is none, isn’t said to move', () => {
  expect(effectWords('perShare', 'capexChange', () => false)).toBe('Doesn’t move this value.');
});
