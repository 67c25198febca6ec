import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prorate } from './prorate.ts';

const day = 86_400_000;
const from = new Date('2026-11-01T00:00:00Z');
const at = (milliseconds: number) => new Date(from.getTime() + milliseconds);
const november = { from, to: at(30 * day) };

test('ten of thirty days used leave two thirds', () => {
  expect(prorate(1_200, november, at(10 * day))).toEqual({ used: 400, unused: 800 });
});

test('half a cent is rounded up for the person', () => {
  expect(prorate(1, november, at(15 * day))).toEqual({ used: 0, unused: 1 });
  expect(prorate(1, november, at(15 * day + 1_000))).toEqual({ used: 1, unused: 0 });
});

test('before the period all is unused, after it nothing', () => {
  expect(prorate(1_200, november, at(-day))).toEqual({ used: 0, unused: 1_200 });
  expect(prorate(1_200, november, at(31 * day))).toEqual({ used: 1_200, unused: 0 });
});

test('parts of a second count for nothing', () => {
  expect(prorate(1_200, november, at(999))).toEqual({ used: 0, unused: 1_200 });
});

test('what is no amount and no period is refused', () => {
  expect(() => prorate(-1, november, from)).toThrow(RangeError);
  expect(() => prorate(1.5, november, from)).toThrow(RangeError);
  expect(() => prorate(1, { from, to: from }, from)).toThrow(RangeError);
});

const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
const lengths = fc.integer({ min: 1_000, max: 400 * day });
const moments = fc.integer({ min: -day, max: 401 * day });

test('used and unused are whole, within the amount, and add up to it', () => {
  fc.assert(
    fc.property(amounts, lengths, moments, (amount, length, moment) => {
      const { used, unused } = prorate(amount, { from, to: at(length) }, at(moment));
      expect(Number.isInteger(unused)).toBe(true);
      expect(used + unused).toBe(amount);
      expect(unused).toBeGreaterThanOrEqual(0);
      expect(unused).toBeLessThanOrEqual(amount);
    }),
  );
});

test('a later moment never leaves more', () => {
  fc.assert(
    fc.property(amounts, lengths, moments, moments, (amount, length, one, other) => {
      const period = { from, to: at(length) };
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
      expect(prorate(amount, period, at(later)).unused).toBeLessThanOrEqual(
        prorate(amount, period, at(sooner)).unused,
      );
    }),
  );
});
