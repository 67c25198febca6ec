import { expect, test } from 'vitest';
import { exchangeRateLabel } from './exchange-rate-label.ts';

test('a rate names its day and its source', () => {
  const rate = { reportedCurrency: 'TWD', rate: 32.79, day: '2024-12-31', source: '20-F' };
  expect(exchangeRateLabel(rate, 'USD')).toBe('1 USD = 32.79 TWD on Dec 31, 2024 (20-F)');
});
