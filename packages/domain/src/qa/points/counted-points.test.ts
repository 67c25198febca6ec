import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedPoints, countsFrom, hundredsReached, pointsBalance } from './counted-points.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 9);
const at = (hours: number) => new Date(start + hours * hour);
const award = (id: number, points: number, hours: number) => ({
  id,
  points,
  since: at(hours),
  at: at(hours),
  reverses: null,
});
const reversal = (id: number, reverses: number, points: number, hours: number) => ({
  ...award(id, -points, hours),
  reverses,
});
const tenTimesTen = Array.from({ length: 10 }, (_, index) => award(index + 1, 10, index));

test('points are in the balance at once and count after 48 hours', () => {
  expect(pointsBalance([award(1, 10, 0)])).toBe(10);
  expect(countedPoints([award(1, 10, 0)], at(47.99))).toBe(0);
  expect(countedPoints([award(1, 10, 0)], at(48))).toBe(10);
});

test('an award that is written down late counts by the time of its cause, and not before it was written', () => {
  expect(countsFrom({ since: at(0), at: at(10) })).toEqual(at(48));
  expect(countsFrom({ since: at(0), at: at(100) })).toEqual(at(100));
});

test('an award that is taken back counts from then on for nothing, and nothing goes below zero', () => {
  const entries = [award(1, 10, 0), reversal(2, 1, 10, 24)];
  expect(countedPoints(entries, at(30))).toBe(0);
  expect(countedPoints(entries, at(60))).toBe(0);
  const late = [award(1, 10, 0), reversal(2, 1, 10, 60)];
  expect(countedPoints(late, at(61))).toBe(0);
});

test('a hundred that was reached stays so when points are lost', () => {
  const entries = [...tenTimesTen, reversal(11, 1, 10, 80)];
  expect(countedPoints(entries, at(90))).toBe(90);
  expect(hundredsReached(entries, at(90))).toHaveLength(1);
});

test('points that were taken back before they counted were never reached', () => {
  const entries = [...tenTimesTen, reversal(11, 10, 10, 57)];
  expect(hundredsReached(entries, at(90))).toEqual([]);
});

test('a hundred is reached when its last points count, with all awards since the one before', () => {
  expect(hundredsReached(tenTimesTen, at(56.9))).toEqual([]);
  expect(hundredsReached(tenTimesTen, at(57))).toEqual([
    { hundred: 100, reachedAt: at(57), awards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  ]);
  const more = Array.from({ length: 10 }, (_, index) => award(index + 21, 10, 100 + index));
  expect(hundredsReached([...tenTimesTen, ...more], at(200))[1]).toEqual({
    hundred: 200,
    reachedAt: at(157),
    awards: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
  });
});

test('a hundred that was lost and earned again is reached once', () => {
  const entries = [...tenTimesTen, reversal(11, 1, 10, 80), award(12, 10, 90)];
  expect(hundredsReached(entries, at(300)).map(({ hundred }) => hundred)).toEqual([100]);
});

test('what stops and begins to count at one moment is no peak', () => {
  const entries = [...tenTimesTen.slice(0, 9), award(10, 10, 20), reversal(11, 1, 10, 68)];
  expect(hundredsReached(entries, at(300))).toEqual([]);
});

test('hundreds never get fewer with time, and are as many as the balance has at least', () => {
  const history = fc.array(
    fc.record({ points: fc.constantFrom(5, 10, 60), hours: fc.nat(300), lasts: fc.option(fc.nat(200)) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(history, fc.nat(500), fc.nat(500), (awards, one, other) => {
      const entries = awards.flatMap(({ points, hours, lasts }, index) => {
        const given = award(2 * index, points, hours);
        return lasts === null ? [given] : [given, reversal(2 * index + 1, given.id, points, hours + lasts)];
      });
      const [sooner, later] = [at(Math.min(one, other)), at(Math.max(one, other))];
      const known = entries.filter((entry) => entry.at <= later);
      const reached = hundredsReached(known, later).length;
      expect(reached).toBeGreaterThanOrEqual(hundredsReached(known, sooner).length);
      expect(reached).toBeGreaterThanOrEqual(Math.floor(countedPoints(known, later) / 100));
    }),
  );
});
