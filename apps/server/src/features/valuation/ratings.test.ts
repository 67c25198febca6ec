import { describe, expect, test } from 'vitest';
import { countRatings } from './ratings.ts';

const asOf = '2026-08-14';

describe('analyst ratings', () => {
  test('count the latest rating of each firm', () => {
    const ratings = [
      { firm: 'Jefferies', date: '2026-08-10', to: 'Underperform' },
      { firm: 'Jefferies', date: '2026-03-01', to: 'Hold' },
      { firm: 'Needham', date: '2026-05-02', to: 'Equal-Weight' },
      { firm: 'Barclays', date: '2026-05-02', to: 'Sector Outperform' },
    ];
    expect(countRatings({ asOf, ratings })).toEqual({ buy: 1, hold: 1, sell: 1 });
  });

  test("older than a year don't count", () => {
    const ratings = [
      { firm: 'Needham', date: '2025-08-13', to: 'Buy' },
      { firm: 'Barclays', date: '2025-08-14', to: 'Buy' },
    ];
    expect(countRatings({ asOf, ratings })).toEqual({ buy: 1, hold: 0, sell: 0 });
  });

  test("in unknown words don't count; without any there is no answer", () => {
    expect(countRatings({ asOf, ratings: [{ firm: 'A', date: asOf, to: 'Suspended' }] })).toBeNull();
    expect(countRatings({ asOf, ratings: [] })).toBeNull();
  });

  test('cover every word in the recorded answers', () => {
    const words = [
      'Sell',
      'Sector Outperform',
      'Market Perform',
      'Market Outperform',
      'Outperform',
      'Underperform',
      'Overweight',
      'Positive',
      'In-Line',
      'Hold',
      'Equal-Weight',
      'Perform',
      'Sector Perform',
      'Buy',
      'Neutral',
      'Underweight',
    ];
    const ratings = words.map((to, index) => ({ firm: `firm ${index}`, date: asOf, to }));
    expect(countRatings({ asOf, ratings })).toEqual({ buy: 6, hold: 7, sell: 3 });
  });
});
