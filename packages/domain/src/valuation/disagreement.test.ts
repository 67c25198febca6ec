import { expect, test } from 'vitest';
import { disagreements } from './disagreement.ts';
import type { MethodId, MethodValue } from './method.ts';
import { anyCompany } from './methods/any-company.fixture.ts';
import { valueBy } from './methods/index.ts';
import { defaultChoice } from './rates.ts';

function valued(method: MethodId, base = anyCompany()): MethodValue {
  const result = valueBy(method, base, defaultChoice);
  if (!result.ok) throw new Error(result.why);
  return result;
}

test('methods within three times of the value shown agree', () => {
  const base = anyCompany();
  const others = [valued('earningsPower'), valued('excessReturns'), valueBy('affo', base, defaultChoice)];
  expect(disagreements(base, valued('fcfTenYears'), others)).toEqual([]);
});

test('a method that starts from another sum says so, a share', () => {
  const { last } = anyCompany();
  const base = anyCompany({ last: { ...last, capex: 180 } });
  const shown = valued('fcfTenYears', base);
  const earnings = valued('earningsPower', base);
  const [only, ...more] = disagreements(base, shown, [shown, earnings]);
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    method: 'earningsPower',
    valuePerShare: earnings.valuePerShare,
    times: earnings.valuePerShare / shown.valuePerShare,
    // 12 % of 1,000 over 50 shares, against 210 of CFO less 189 of capex over as many.
    start: { key: 'normalEarnings', perShare: expect.closeTo(2.4, 10) },
    shownStart: { key: 'freeCashFlow', perShare: expect.closeTo(0.42, 10) },
    why: 'start',
  });
});

test('interest that was added is not what a share earns', () => {
  const base = anyCompany({ afterTaxInterest: 50 });
  const shown = { ...valued('fcfTenYears', base), valuePerShare: 1 };
  const [found] = disagreements(base, shown, [valued('earningsPower', base)]);
  expect(found?.shownStart.perShare).toBeCloseTo(2.1, 10);
});

test('the same start with another growth is a matter of growth', () => {
  const base = anyCompany();
  const shown = valued('fcfTenYears', base);
  const [found] = disagreements(base, { ...shown, valuePerShare: 300 }, [valued('earningsPower', base)]);
  expect(found).toMatchObject({ why: 'growth' });
  expect(found?.times).toBeLessThan(1 / 3);
});
