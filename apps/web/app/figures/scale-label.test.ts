import { expect, test } from 'vitest';
import { scaleLabel } from './scale-label.ts';

test('the scale names the reported currency, and the exchange’s where it differs', () => {
  const usd = { currency: 'USD', reportedCurrency: 'USD', exchangeRate: null };
  expect(scaleLabel(usd)).toBe('all figures in USD Millions except per share data');
  expect(scaleLabel(usd, 'US$')).toBe('all figures in US$ Millions except per share data');
  expect(scaleLabel({ currency: 'USD', reportedCurrency: 'TWD', exchangeRate: null }, 'US$')).toBe(
    'all figures in TWD Millions except per share data, stock price and market cap in USD',
  );
});
