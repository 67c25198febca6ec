import type { Fact } from '@tenfold/domain/facts';
import { dayCount } from '@tenfold/domain/periods';
import { buildStatements } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { factsOf, filingOf, filingsAreHere, symbols } from './filings.ts';

/**
 * Derived without the EPS that the annual report filed, then compared with it. Of 449: 82 % answered; of those 86 % to the cent, 97 % within
 * a cent, 98 % within a cent or 2 %.
 */
describe.skipIf(!filingsAreHere)('derived fourth-quarter EPS (needs TENFOLD_FILINGS)', () => {
  const all = symbols('sec', 'sec-2').flatMap(comparedQuarters);
  const known = all.filter((it) => it.filed !== null);
  const answered = known.filter((it) => it.derived !== null);
  const share = (isRight: (off: number, filed: number) => boolean) =>
    answered.filter(({ derived, filed }) => isRight(Math.abs((derived ?? 0) - (filed ?? 0)), filed ?? 0))
      .length / answered.length;

  test('exists for four in five quarters, filed elsewhere or not', () => {
    const silent = all.filter((it) => it.filed === null);
    expect(known.length).toBeGreaterThan(400);
    expect(answered.length / known.length).toBeGreaterThan(0.81);
    expect(silent.filter((it) => it.derived !== null).length / silent.length).toBeGreaterThan(0.85);
  });

  test("equals the filed one, except for filers' errors", () => {
    expect(share((off) => off <= 0.005)).toBeGreaterThan(0.8);
    expect(share((off) => off <= 0.015)).toBeGreaterThan(0.96);
    expect(share((off, filed) => off <= 0.015 || off <= Math.abs(filed) * 0.02)).toBeGreaterThan(0.97);
  });
});

interface Compared {
  /** In the money of the annual report, before later splits; null where it is refused. */
  readonly derived: number | null;
  /** Null where no annual report has it. */
  readonly filed: number | null;
}

const diluted = ['EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted'];

function comparedQuarters(symbol: string): Compared[] {
  const facts = factsOf(symbol);
  const { splits, statements } = filingOf(symbol);
  const ends = new Set(statements.annual.map((it) => it.period.end));
  const isFourth = (it: Fact) =>
    it.tag.startsWith('EarningsPerShare') && ends.has(it.end) && isOf(it, 70, 125);
  const { quarterly } = buildStatements({
    facts: facts.filter((it) => !isFourth(it)),
    splits,
    fiscalYearEnd: null,
    sic: null,
  });
  const filedOn = facts.filter((it) => diluted.includes(it.tag) && it.form.startsWith('10-K'));
  return quarterly.flatMap(({ period, lines }) => {
    if (period.quarter !== 4) return [];
    const years = filedOn.filter((it) => it.end === period.end && isOf(it, 330, 420));
    const hasNineMonths = facts.some(
      (it) => diluted.includes(it.tag) && isOf(it, 230, 329) && years.some(({ start }) => start === it.start),
    );
    if (!hasNineMonths) return [];
    const { value, splitFactor, sources } = lines.earningsPerShare;
    const reports = value === null ? years : sources;
    const fourth = filedOn.find(
      (it) =>
        it.end === period.end && isFourth(it) && reports.some(({ accession }) => accession === it.accession),
    );
    return [{ derived: value === null ? null : value * splitFactor, filed: fourth?.value ?? null }];
  });
}

function isOf({ start, end }: Fact, least: number, most: number): boolean {
  if (start === null) return false;
  const days = dayCount(start, end);
  return days >= least && days <= most;
}
