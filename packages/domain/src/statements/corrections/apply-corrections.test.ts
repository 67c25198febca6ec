import { expect, test } from 'vitest';
import { filings, quarterOf, yearOf } from '../../columns/statement.fixture.ts';
import type { Statement } from '../line.ts';
import { applyCorrections } from './apply-corrections.ts';
import { type Correction, inFiledShares } from './correction.ts';

const million = 1e6;
const correction: Correction = {
  rowKey: 'revenue',
  column: '2024',
  kind: 'corrected',
  value: 391_035 * million,
  filedValue: 391_053 * million,
};
const year = (revenue: number, of = 2024) => yearOf(of, { revenue: revenue * million, capex: million });
const revenueOf = (annual: readonly Statement[], ...corrections: Correction[]) =>
  applyCorrections(filings({ annual }), corrections).annual.map(({ lines }) => lines.revenue);

test('a corrected figure has its value, says so and keeps the filed fact as its source', () => {
  const [figure] = revenueOf([year(391_053)], correction);
  expect(figure).toMatchObject({ value: 391_035 * million, why: null, marks: ['corrected'] });
  expect(figure?.sources[0]?.value).toBe(391_053 * million);
});

test('only its row and its period change', () => {
  const { annual, quarterly } = applyCorrections(
    filings({
      annual: [year(391_053, 2023), year(391_053)],
      quarterly: [quarterOf(2024, 1, { revenue: 1 })],
    }),
    [correction, { ...correction, column: '2024-Q1', value: 2, filedValue: 1 }],
  );
  expect(annual.map(({ lines }) => lines.revenue.value)).toEqual([391_053 * million, 391_035 * million]);
  expect(annual[1]?.lines.capex.marks).toEqual([]);
  expect(quarterly[0]?.lines.revenue.value).toBe(2);
});

test('it is undone once a later filing agrees, or says a third value', () => {
  for (const filed of [391_035, 400_000]) {
    expect(revenueOf([year(filed)], correction)).toMatchObject([{ value: filed * million, marks: [] }]);
  }
});

test('an excluded figure has no value, a reason, and its sources', () => {
  const [figure] = revenueOf([year(391_053)], { ...correction, kind: 'excluded', value: null });
  expect(figure).toMatchObject({ value: null, why: 'excluded', marks: [] });
  expect(figure?.sources).toHaveLength(1);
});

test('a figure that no filing states can be given', () => {
  const nothing = yearOf(2024, { capex: 1 });
  expect(revenueOf([nothing], { ...correction, filedValue: null })).toMatchObject([
    { value: 391_035 * million, why: null },
  ]);
});

test('shares and what is per share follow later splits', () => {
  const figure = (value: number) => ({ value, splitFactor: 4 });
  expect(inFiledShares('sharesOutstanding', figure(400))).toBe(100);
  expect(inFiledShares('earningsPerShare', figure(1.5))).toBe(6);
  expect(inFiledShares('revenue', figure(10))).toBe(10);
  const annual = [yearOf(2024, { sharesOutstanding: 400, earningsPerShare: 1.5 })].map((statement) => ({
    ...statement,
    lines: {
      ...statement.lines,
      sharesOutstanding: { ...statement.lines.sharesOutstanding, splitFactor: 4 },
      earningsPerShare: { ...statement.lines.earningsPerShare, splitFactor: 4 },
    },
  }));
  const lines = applyCorrections(filings({ annual }), [
    { ...correction, rowKey: 'sharesOutstanding', value: 110, filedValue: 100 },
    { ...correction, rowKey: 'earningsPerShare', value: 8, filedValue: 6 },
  ]).annual[0]?.lines;
  expect([lines?.sharesOutstanding.value, lines?.earningsPerShare.value]).toEqual([440, 2]);
});
