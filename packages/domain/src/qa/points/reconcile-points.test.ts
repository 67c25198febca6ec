import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsBalance } from './counted-points.ts';
import { type PointsAward, type PointsEntry, standingAwards } from './points.ts';
import { reconcilePoints } from './reconcile-points.ts';

const onDay = (days: number) => new Date(Date.UTC(2026, 10, 9 + days));
const featured: PointsAward = {
  accountId: 2,
  points: 10,
  cause: 'featured',
  subject: { kind: 'answer', id: 5 },
  since: onDay(3),
};
const best: PointsAward = { ...featured, cause: 'best', since: onDay(7) };

/** The ledger after the due awards were written down. */
const settled = (entries: readonly PointsEntry[], due: readonly PointsAward[], now: Date) => [
  ...entries,
  ...reconcilePoints(entries, due, now).map((entry, index) => ({
    ...entry,
    id: entries.length + index + 1,
  })),
];

test('what is due is awarded, once', () => {
  const entries = settled([], [featured], onDay(3));
  expect(entries).toEqual([{ ...featured, id: 1, at: onDay(3), reverses: null }]);
  expect(reconcilePoints(entries, [featured], onDay(4))).toEqual([]);
});

test('an award is reversed when its cause goes, and the reversal names it', () => {
  const entries = settled([], [featured], onDay(3));
  expect(reconcilePoints(entries, [], onDay(4))).toEqual([
    { ...featured, points: -10, at: onDay(4), reverses: 1 },
  ]);
});

test('featuring and unfeaturing ten times leaves nothing, and each step in the ledger', () => {
  let entries: PointsEntry[] = [];
  for (let step = 0; step < 20; step += 1)
    entries = settled(entries, step % 2 === 0 ? [featured] : [], onDay(step));
  expect(entries).toHaveLength(20);
  expect(pointsBalance(entries)).toBe(0);
});

test('a text that is no longer featured but the best keeps its ten points, for its new cause', () => {
  const entries = settled(settled([], [featured], onDay(3)), [best], onDay(9));
  expect(entries.map(({ points, cause }) => [points, cause])).toEqual([
    [10, 'featured'],
    [-10, 'featured'],
    [10, 'best'],
  ]);
  expect(entries.at(-1)?.since).toEqual(onDay(7));
});

test('an award that was written twice is taken back once', () => {
  const once = settled([], [featured], onDay(3));
  const twice = [...once, { ...featured, id: 2, at: onDay(3), reverses: null }];
  expect(reconcilePoints(twice, [featured], onDay(4))).toMatchObject([{ points: -10, reverses: 2 }]);
});

test('what was awarded stays what it was when awards give more', () => {
  const entries = settled([], [featured], onDay(3));
  expect(reconcilePoints(entries, [{ ...featured, points: 20 }], onDay(4))).toEqual([]);
});

test('after any history, what stands in the ledger is what is due, and the balance is its sum', () => {
  const award = fc.record({
    accountId: fc.integer({ min: 1, max: 3 }),
    points: fc.constant(10),
    cause: fc.constantFrom('best', 'featured'),
    subject: fc.record({ kind: fc.constant('answer' as const), id: fc.integer({ min: 1, max: 3 }) }),
    since: fc.constant(onDay(3)),
  }) satisfies fc.Arbitrary<PointsAward>;
  const selector = ({ accountId, cause, subject }: PointsAward) => `${accountId} ${cause} ${subject.id}`;
  const due = fc.uniqueArray(award, { selector });
  fc.assert(
    fc.property(fc.array(due, { minLength: 1 }), (history) => {
      let entries: PointsEntry[] = [];
      for (const [step, each] of history.entries()) entries = settled(entries, each, onDay(step));
      const last = history.at(-1) ?? [];
      expect(standingAwards(entries).map(selector).toSorted()).toEqual(last.map(selector).toSorted());
      expect(pointsBalance(entries)).toBe(10 * last.length);
      expect(reconcilePoints(entries, last, onDay(99))).toEqual([]);
    }),
  );
});
