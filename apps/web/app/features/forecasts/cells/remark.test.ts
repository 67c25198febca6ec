import { expect, test } from 'vitest';
import { remarkOn } from './remark.ts';

test('a factor typed as a formula says what it is in percent', () => {
  expect(remarkOn('margin', '=12', 12)).toBe('In a formula 12 is 1,200.0%. For 12%, type 12 or =12%.');
  expect(remarkOn('margin', '=12%', 0.12)).toBeNull();
  expect(remarkOn('margin', '=0.12', 0.12)).toBeNull();
});

test('a share or growth that is hardly meant gets a remark', () => {
  expect(remarkOn('margin', '1200', 12)).toBe('Margin of 1,200.0%: more profit than revenue.');
  expect(remarkOn('margin', '-200', -2)).toBe('Margin of (200.0%): a loss larger than revenue.');
  expect(remarkOn('revenueChange', '10000', 100)).toBe(
    'Revenue change of 10,000.0%: more than twice the year before.',
  );
});

test('what companies do file gets none', () => {
  expect(remarkOn('percentageLiabilitiesOfAssets', '115', 1.15)).toBeNull();
  expect(remarkOn('revenueChange', '95', 0.95)).toBeNull();
  expect(remarkOn('margin', '=margins', null)).toBeNull();
});
