import { type IndicatorKey, indicatorKeys, indicators } from '@tenfold/domain/series';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookOf, withLooks } from './look-of.ts';

const atFirst = [
  'stockPrice',
  'earningsPerShare',
  'freeCashFlowPerShare',
  'revenue',
  'freeCashFlow',
] as const;

/** Company by company, as they are drawn. */
function looksOf(keys: readonly IndicatorKey[], companies: number) {
  const rendered = Array.from({ length: companies }, (_, company) => {
    return keys.map((indicator) => ({ indicator, company }));
  });
  return withLooks(rendered.flat()).map(({ look }) => look);
}

const different = (looks: readonly object[]) => new Set(looks.map((look) => JSON.stringify(look))).size;

test('the first rows of a company and two others have fifteen looks', () => {
  expect(different(looksOf(atFirst, 3))).toBe(15);
});

test('rows of different companies differ in colour and pattern', () => {
  for (const key of indicatorKeys) {
    const [own, other] = looksOf([key], 2);
    expect([key, own?.colour === other?.colour, own?.pattern === other?.pattern]).toEqual([
      key,
      false,
      false,
    ]);
  }
});

test("rows of the page's company keep their looks, whatever is compared", () => {
  const looks = looksOf(indicatorKeys, 3).slice(0, indicatorKeys.length);
  expect(looks).toEqual(indicatorKeys.map((key) => lookOf(key)));
});

test('no two rows share a look while looks are left', () => {
  const listed = indicators.filter((one) => one.listed).map(({ key }) => key);
  fc.assert(
    fc.property(fc.subarray(listed, { minLength: 1 }), fc.integer({ min: 1, max: 6 }), (keys, companies) => {
      const looks = looksOf(keys, companies);
      expect(different(looks)).toBe(Math.min(looks.length, 32));
    }),
  );
});
