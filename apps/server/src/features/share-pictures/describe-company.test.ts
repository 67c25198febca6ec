import type { CompanyOverview } from '@tenfold/contract/company';
import type { Financials } from '@tenfold/contract/financials';
import { expect, test } from 'vitest';
import { describeCompany } from './describe-company.ts';

const acme = {
  symbol: 'ACME',
  name: 'Acme Tools Inc.',
  exchange: 'NYSE',
  sector: 'Industrials',
  currency: 'USD',
  stockPrice: 1234.5,
  lastTradeTime: '2026-08-21T16:00:00-04:00',
  value: { method: 'fcfTenYears', averageYears: 10, valuePerShare: 987.65 },
} as CompanyOverview;

const years = Array.from({ length: 12 }, (_, index) => ({
  year: 2014 + index,
  freeCashFlow: (index - 2) * 1e9,
}));
const filed = { reportedCurrency: 'USD', actual: years } as unknown as Financials;

test('the picture of a company says who it is, and its last close with the day', () => {
  expect(describeCompany({ ...acme, value: null }, null)).toEqual({
    listing: 'ACME · NYSE',
    name: 'Acme Tools Inc.',
    sector: 'Industrials',
    price: { amount: '$1,234.50', asOf: 'Close of Aug 21, 2026' },
    open: null,
  });
});

test('a value is in no picture of a company whose history a visitor doesn’t see', () => {
  expect(JSON.stringify(describeCompany(acme, null))).not.toContain('987');
});

test('that of an open company has its last ten years of free cash flow, and the value', () => {
  const { open } = describeCompany(acme, filed);
  expect(open?.title).toBe('Free cash flow, USD billions');
  expect(open?.bars.map(({ year }) => year)).toEqual(years.slice(2).map(({ year }) => `FY${year}`));
  expect(open?.bars.at(-1)).toEqual({ year: 'FY2025', value: 9e9, label: '9.0' });
  expect(open?.value).toEqual({ amount: '$987.65', basis: 'on 10-year averages' });
});

test('a year without the figure has no bar, and no value is said to be none', () => {
  const actual = [
    { year: 2024, freeCashFlow: null },
    { year: 2025, freeCashFlow: -2.34e9 },
  ];
  const { open } = describeCompany({ ...acme, value: null }, { ...filed, actual } as unknown as Financials);
  expect(open?.bars).toEqual([{ year: 'FY2025', value: -2.34e9, label: '−2.3' }]);
  expect(open?.value).toBeNull();
});

test('a company without a price, an exchange or a sector is drawn without them', () => {
  const bare = { ...acme, exchange: null, sector: null, stockPrice: null, lastTradeTime: null };
  expect(describeCompany(bare, null)).toMatchObject({ listing: 'ACME', sector: null, price: null });
});

test('another currency is named behind the price', () => {
  expect(describeCompany({ ...acme, currency: 'EUR' }, null).price?.amount).toBe('1,234.50 EUR');
});

test('a name can’t turn the line around, and has an end', () => {
  const name = `\u202Eevil\u0000 <b>${'x'.repeat(500)}`;
  const shown = describeCompany({ ...acme, name }, null).name;
  expect(shown).toBe(`evil <b>${'x'.repeat(192)}`);
});
