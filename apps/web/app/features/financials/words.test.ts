import { describe, expect, test } from 'vitest';
import { scaleWords } from './scale-words.ts';
import { isLoud, markText, whyText } from './words.ts';

describe('words', () => {
  test('a reason this page does not know yet is still a sentence', () => {
    expect(whyText('not_filed')).toBe('The company filed no figure for this line and period.');
    expect(whyText('a_reason_of_tomorrow')).toBe('There is no figure here.');
  });

  test('a mark this page does not know is left out', () => {
    expect(markText('restated')).toContain('an earlier filing');
    expect(markText('a_mark_of_tomorrow')).toBeNull();
  });

  test('only marks that change how a figure reads are shown in the table', () => {
    expect(isLoud(['split_adjusted', 'restated'])).toBe(false);
    expect(isLoud(['restated', 'derived_quarter'])).toBe(true);
  });

  test('the scale names the reported currency, and the exchange’s where it is another', () => {
    const usd = { currency: 'USD', reportedCurrency: 'USD' };
    expect(scaleWords(usd)).toBe('all figures in USD Millions except per share data');
    expect(scaleWords(usd, 'US$')).toBe('all figures in US$ Millions except per share data');
    expect(scaleWords({ currency: 'USD', reportedCurrency: 'TWD' }, 'US$')).toBe(
      'all figures in TWD Millions except per share data, stock price and market cap in USD',
    );
  });
});
