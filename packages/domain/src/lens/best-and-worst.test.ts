import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestAndWorst, lensField } from './index.ts';

const figure = (value: number | null, years: number | null = null) => ({
  value,
  why: value === null ? ('part_missing' as const) : null,
  years,
});
const standings = (key: 'margin' | 'sharesChange' | 'revenue', ...values: (number | null)[]) =>
  bestAndWorst(
    lensField(key),
    values.map((value) => figure(value)),
  );

describe('best and worst', () => {
  test('the highest margin is best, the lowest worst; a missing one is neither', () => {
    expect(standings('margin', 0.269, 0.361, null, 0.029)).toEqual([null, 'best', null, 'worst']);
  });

  test('a falling count of shares is best', () => {
    expect(standings('sharesChange', -0.043, 0.001, -0.009)).toEqual(['best', 'worst', null]);
  });

  test('what is printed alike shares its place', () => {
    expect(standings('margin', 0.3612, 0.3608, 0.2)).toEqual(['best', 'best', 'worst']);
  });

  test('one company alone, or all alike, is neither best nor worst', () => {
    expect(standings('margin', 0.3)).toEqual([null]);
    expect(standings('margin', 0.3, null)).toEqual([null, null]);
    expect(standings('margin', 0.3, 0.30001)).toEqual([null, null]);
    expect(standings('margin')).toEqual([]);
  });

  test('an amount is never better for being larger', () => {
    expect(standings('revenue', 1e9, 2e12)).toEqual([null, null]);
  });

  test('a mean of fewer years is not compared', () => {
    const figures = [figure(0.5, 3), figure(0.3), figure(0.2)];
    expect(bestAndWorst(lensField('margin'), figures)).toEqual([null, 'best', 'worst']);
  });

  test('a company hidden from the reader is not compared', () => {
    expect(bestAndWorst(lensField('margin'), [null, figure(0.3), figure(0.2)])).toEqual([
      null,
      'best',
      'worst',
    ]);
  });

  test('nobody better stands beside the best, nobody worse beside the worst', () => {
    const values = fc.array(fc.option(fc.double({ min: -2, max: 2, noNaN: true })), { maxLength: 8 });
    fc.assert(
      fc.property(values, (list) => {
        const found = standings('margin', ...list);
        const of = (standing: string) => list.filter((value, at) => value !== null && found[at] === standing);
        for (const best of of('best')) {
          for (const value of list) expect(value ?? -9).toBeLessThan((best ?? 0) + 0.001);
        }
        expect(of('best').length > 0).toBe(of('worst').length > 0);
      }),
      { endOnFailure: true },
    );
  });
});
