import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/index.ts';
import { fact, instant, threeMonths, toDate } from '../statements/synthetic-facts.ts';
import { changesSince, pointInTimeFigures } from './point-in-time-figures.ts';

const perShare = { unit: 'USD/shares' } as const;

/** A year whose quarters all earn the same; reports from a split on tell it in quarter shares. */
function quartersOf(year: number, eps: number, splitFrom = '9999'): Fact[] {
  return ([1, 2, 3, 4] as const).flatMap((quarter) => {
    const whole = toDate('EarningsPerShareDiluted', year, quarter, eps * quarter, perShare);
    const onBasis = (it: Fact): Fact => (it.filed >= splitFrom ? { ...it, value: it.value / 4 } : it);
    const income = toDate('NetIncomeLoss', year, quarter, 100 * eps * quarter);
    const alone = threeMonths('EarningsPerShareDiluted', year, quarter, eps, perShare);
    return quarter === 4 ? [onBasis(whole), income] : [onBasis(whole), onBasis(alone), income];
  });
}

const facts = [...quartersOf(2022, 0.9), ...quartersOf(2023, 1), ...quartersOf(2024, 1.1)];
const input = { facts, splits: [], fiscalYearEnd: '1231', sic: null };
const epsOn = (known: ReturnType<typeof pointInTimeFigures>, day: string) =>
  known.findLast(({ filed }) => filed <= day)?.earningsPerShare.value;

describe('point-in-time figures', () => {
  test('change on the day of each report, not at the end of a period', () => {
    const known = pointInTimeFigures(input, '2024-01-01');
    expect(known.map(({ filed }) => filed)).toEqual([
      '2023-11-05',
      '2024-02-15',
      '2024-05-05',
      '2024-08-05',
      '2024-11-05',
      '2025-02-15',
    ]);
    expect(epsOn(known, '2024-05-04')).toBeCloseTo(4, 9);
    expect(epsOn(known, '2024-05-05')).toBeCloseTo(4.1, 9);
    expect(epsOn(known, '2025-03-01')).toBeCloseTo(4.4, 9);
  });

  test('use what was filed by then, whatever was restated later', () => {
    const restated = toDate('EarningsPerShareDiluted', 2023, 4, 2, {
      ...perShare,
      filed: '2025-02-15',
      accession: 'later',
    });
    const known = pointInTimeFigures({ ...input, facts: [...facts, restated] }, '2024-01-01');
    expect(epsOn(known, '2024-03-01')).toBeCloseTo(4, 9);
  });

  test("are in today's shares", () => {
    const split = { effective: '2024-06-10', ratio: 4 };
    const before = [...quartersOf(2022, 0.9), ...quartersOf(2023, 1), ...quartersOf(2024, 1.1, '2024-06-10')];
    const known = pointInTimeFigures({ ...input, facts: before, splits: [split] }, '2024-01-01');
    expect(epsOn(known, '2024-05-01')).toBeCloseTo(1, 9);
  });

  test('have a reason where a line was never filed', () => {
    const known = pointInTimeFigures(input, '2024-01-01');
    expect(known.at(-1)?.freeCashFlow).toEqual({ value: null, why: 'part_missing' });
    expect(known.at(-1)?.revenue.value).toBeNull();
  });

  test('do not change with a repeating report or a proxy statement', () => {
    const again = [
      fact('NetIncomeLoss', 100 * 1.1 * 4, {
        start: '2024-01-01',
        end: '2024-12-31',
        filed: '2025-03-01',
        form: '10-K/A',
        accession: 'again',
      }),
      instant('Assets', 1, { end: '2024-12-31', filed: '2025-04-01', form: 'DEF 14A', accession: 'proxy' }),
    ];
    const reports = pointInTimeFigures({ ...input, facts: [...facts, ...again] }, '2025-01-01');
    expect(reports.map(({ filed }) => filed)).toEqual(['2024-11-05', '2025-02-15', '2025-03-01']);
    const changes = changesSince(reports, '2025-01-01');
    expect(changes.map(({ filed }) => filed)).toEqual(['2024-11-05', '2025-02-15']);
  });

  test('are the same of a longer history as of one that begins later', () => {
    const since = '2024-06-01';
    const changes = changesSince(pointInTimeFigures(input, '2022-01-01'), since);
    expect(changes).toEqual(changesSince(pointInTimeFigures(input, since), since));
    expect(changes[0]?.filed).toBe('2024-05-05');
  });

  test('are empty without reports', () => {
    expect(pointInTimeFigures({ ...input, facts: [] }, '2024-01-01')).toEqual([]);
  });
});
