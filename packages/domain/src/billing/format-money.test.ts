import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test('an amount is written in its currency, a credit with a minus sign', () => {
  expect(formatMoney(11_021, 'USD')).toBe('$110.21');
  expect(formatMoney(-640, 'EUR')).toBe('−€6.40');
  expect(formatMoney(1_200, 'JPY')).toBe('¥1,200');
});
