import type { MoreRows, MoreRowsColumn } from '@tenfold/contract/financials';
import { type MoreRowKey, moreRowKeys } from '@tenfold/domain/rows';
import { expect, test } from 'vitest';
import { financials, forecast, ltm } from '../financials.fixture.ts';
import { withMoreRows } from './more-rows.ts';
import { shownQuarters, shownYears } from './shown-columns.ts';

function column(year: number | null, quarter: number | null, ebitda: number): MoreRowsColumn {
  const none = Object.fromEntries(moreRowKeys.map((key) => [key, null])) as Record<MoreRowKey, null>;
  return { year, quarter, ...none, ebitda, why: { roic: 'part_missing' }, marks: { ebitda: ['derived'] } };
}

const more: MoreRows = {
  symbol: 'ACME',
  actual: [column(2025, null, 50)],
  ltm: [column(2026, 1, 52)],
  ltmYearBefore: [column(2025, 1, 40)],
  quarterly: [column(2025, 4, 13)],
  average: [{ ...column(null, null, 0.08), years: { ebitda: 10 } }],
  expected: [{ year: 2026, forwardPriceEarningsRatio: 30, why: null, analysts: 12, marks: ['analysts'] }],
};

const given = { ...financials, ltm: [ltm], ltmYearBefore: [{ ...ltm, revenue: 210e9 }] };
const years = withMoreRows(shownYears(given, forecast, 'extended'), more);
const cellOf = (id: string, key: MoreRowKey) => years.find((it) => it.id === id)?.cell(key);

test('each column has its own further rows, the others as before', () => {
  expect(['2025', 'LTM', 'average'].map((id) => cellOf(id, 'ebitda')?.value)).toEqual([50, 52, 0.08]);
  expect(cellOf('average', 'ebitda')?.years).toBe(10);
  expect(cellOf('2025', 'roic')).toMatchObject({ value: null, why: 'part_missing' });
  expect(years.find((it) => it.id === '2025')?.cell('revenue').value).toBe(225e9);
  const quarters = withMoreRows(shownQuarters(financials.quarterly, 'extended'), more);
  expect(quarters.find((it) => it.id === '2025-Q4')?.cell('ebitda').value).toBe(13);
});

test('the last twelve months have those of a year before, with their further rows', () => {
  const { yearBefore } = years.find((it) => it.id === 'LTM') ?? {};
  expect(yearBefore?.('ebitda').value).toBe(40);
  expect(yearBefore?.('roic').why).toBe('part_missing');
  expect(yearBefore?.('revenue').value).toBe(210e9);
});

test('a forecast has forward P/E where analysts estimate the year, and no other further row', () => {
  expect(cellOf('estimated-2026', 'forwardPriceEarningsRatio')).toMatchObject({
    value: 30,
    marks: ['analysts'],
  });
  expect(cellOf('projected-2027', 'forwardPriceEarningsRatio')?.why).toBe('no_estimates');
  expect(cellOf('estimated-2026', 'ebitda')?.why).toBe('not_forecast');
});
