import { expect, test } from 'vitest';
import { scaleWords } from './scale-words.ts';

test('the scale names the reported currency, and the exchange’s where it is another', () => {
  const usd = { currency: 'USD', reportedCurrency: 'USD', exchangeRate: null };
  expect(scaleWords(usd)).toBe('all figures in USD Millions except per share data');
  expect(scaleWords(usd, 'US$')).toBe('all figures in US$ Millions except per share data');
  expect(scaleWords({ currency: 'USD', reportedCurrency: 'TWD', exchangeRate: null }, 'US$')).toBe(
    'all figures in TWD Millions except per share data, stock price and market cap in USD',
  );
});
