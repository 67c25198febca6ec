import { describe, expect, test } from 'vitest';
import { initialValue } from '../model/compute-value.ts';
import { followed, steady } from '../valuation.fixture.ts';
import { priceNeeds } from './price-needs.ts';

const value = initialValue(steady, null);
const needsAt = (price: number, base = steady) => {
  const first = base === steady ? value : initialValue(base, null);
  return first && priceNeeds(base, first, [], price, 'USD');
};

describe('what a price needs', () => {
  test('is the growth it takes and the return it gives, before anything is judged', () => {
    const needs = needsAt(60);
    expect(needs?.title).toBe('What must be true for $60.00');
    expect(needs?.sentences).toEqual([
      expect.stringMatching(/^Revenue growth of \d\.\d% a year, not 0\.0%\.$/),
      'Or a return of 8.3% a year, if the forecast comes true as it is.',
    ]);
  });

  test('is nothing where the value equals the price, or there is no price', () => {
    expect(needsAt(50)).toBeNull();
    expect(needsAt(0)).toBeNull();
  });

  test('follows the method: a bank’s is a return on equity', () => {
    const years = [2022, 2023, 2024, 2025];
    const four = (of: number) => years.map(() => of);
    const history = {
      ...steady.history,
      years,
      earningsToCommon: four(10e6),
      commonBook: four(120e6),
      accumulatedOci: four(0),
    };
    const bank = { ...followed, businessKind: 'bank', history } as const;
    expect(needsAt(90, bank)?.sentences[0]).toMatch(
      /^A return on equity of \d+\.\d% at first, then fading, not 8\.3%\.$/,
    );
  });
});
