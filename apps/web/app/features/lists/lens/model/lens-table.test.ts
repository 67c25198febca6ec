import type { LensCompany } from '@tenfold/contract/lists';
import { describe, expect, test } from 'vitest';
import { lensCompany } from '../lens-company.fixture.ts';
import { type LensSort, lensTable } from './lens-table.ts';
import { missingWords } from './missing-words.ts';
import { nextSort } from './next-sort.ts';
import { newestOwnValues } from './own-values.ts';

const apple = lensCompany('AAPL', { figures: { margin: 0.27, revenue: 416e9 } });
const nike = lensCompany('NKE', { figures: { margin: 0.07, revenue: 46e9 }, stockPriceChange: -0.02 });
const tsmc = lensCompany('TSM', {
  figures: { margin: null, revenue: 2894e9 },
  why: { margin: 'part_missing' },
  reportedCurrency: 'TWD',
});
const all = [nike, tsmc, apple];
const parts = { companies: all, own: null, hidden: [], highlights: true, sort: null } as const;

const sorted = (sort: LensSort) => {
  const { companies, isSplit } = lensTable({ ...parts, sort });
  return [companies.map(({ symbol }) => symbol).join(' '), isSplit];
};
const standing = (key: string, symbol: string, highlights = true) =>
  lensTable({ ...parts, highlights })
    .rows.find(({ field }) => field.key === key)
    ?.standings.get(symbol);

describe('the table of a lens', () => {
  test('keeps the list’s order until sorted; what has no value comes last', () => {
    expect(lensTable(parts).companies).toEqual(all);
    expect(sorted({ key: 'margin', direction: 'descending' })).toEqual(['AAPL NKE TSM', false]);
    expect(sorted({ key: 'margin', direction: 'ascending' })).toEqual(['NKE AAPL TSM', false]);
    expect(sorted({ key: 'name', direction: 'ascending' })).toEqual(['AAPL NKE TSM', false]);
    expect(sorted({ key: 'change', direction: 'ascending' })[0]).toBe('NKE TSM AAPL');
  });

  test('never mixes amounts of two currencies, and says so', () => {
    expect(sorted({ key: 'revenue', direction: 'descending' })).toEqual(['AAPL NKE TSM', true]);
    expect(sorted({ key: 'price', direction: 'descending' })[1]).toBe(false);
  });

  test('marks the best and the worst of a ratio, no amount, and nothing when switched off', () => {
    expect([standing('margin', 'AAPL'), standing('margin', 'NKE')]).toEqual(['best', 'worst']);
    expect([standing('margin', 'TSM'), standing('revenue', 'AAPL')]).toEqual([null, null]);
    expect(standing('margin', 'AAPL', false)).toBeUndefined();
  });

  test('leaves out hidden fields, and own values of a reader without any', () => {
    const keys = lensTable({ ...parts, hidden: ['margin'] }).rows.map(({ field }) => field.key);
    expect(keys).not.toContain('margin');
    expect(keys).not.toContain('ownFairValue');
    expect(lensTable({ ...parts, own: new Map() }).rows.map(({ field }) => field.key)).toContain('ownMargin');
  });

  describe('for a visitor', () => {
    const gated = (symbol: string, figures: object) =>
      lensCompany(symbol, { historyVisible: false, figures });
    const nikeGated = gated('NKE', { earningsPerShare: 2, priceEarningsRatioLtm: 25 });
    const costco = gated('COST', { earningsPerShare: 18, priceEarningsRatioLtm: 50 });
    const keysOf = (companies: readonly LensCompany[]) => {
      const { rows, withheld } = lensTable({ ...parts, companies });
      return { rows: rows.map(({ field }) => field.key), withheld: withheld.map(({ key }) => key) };
    };

    test('leaves out what is withheld of every company, and names it', () => {
      const { rows, withheld } = keysOf([nikeGated, costco, lensCompany('NEW', { hasFigures: false })]);
      expect(rows).toContain('earningsPerShare');
      expect(rows).not.toContain('freeCashFlowGrowth');
      expect(withheld).toContain('freeCashFlowGrowth');
      expect(withheld).not.toContain('earningsPerShare');
    });

    test('keeps a row that an open company has, with nobody best in it', () => {
      const open = lensCompany('AAPL', { figures: { margin: 0.27, earningsPerShare: 7 } });
      const { rows, withheld } = keysOf([open, nikeGated]);
      expect(rows).toContain('margin');
      expect(withheld).toContain('margin');
      const other = lensCompany('MSFT', { figures: { margin: 0.36 } });
      const row = lensTable({ ...parts, companies: [open, other, nikeGated] }).rows.find(
        ({ field }) => field.key === 'margin',
      );
      expect([...(row?.standings.values() ?? [])]).toEqual([]);
    });

    test('marks the best of a ratio that is shown of all', () => {
      const row = lensTable({ ...parts, companies: [nikeGated, costco] }).rows.find(
        ({ field }) => field.key === 'priceEarningsRatioLtm',
      );
      expect(row?.standings.get('NKE')).toBe('best');
    });
  });

  test('says why a cell is empty', () => {
    const words = (company = tsmc, key: 'margin' | 'revenueGrowth' = 'margin') =>
      missingWords(company, { key, basis: 'mean' }, null);
    expect(words(apple)).toBeNull();
    expect(words()).toBe('An input is missing.');
    expect(words(apple, 'revenueGrowth')).toBe('Sign up free to see it.');
    expect(words(lensCompany('NEW', { hasFigures: false }))).toMatch(/no figures/);
    expect(missingWords(apple, { key: 'ownMargin', basis: 'own' }, new Map())).toBe(
      'You have no forecast of this company.',
    );
  });
});

test('a heading sorts largest first, then smallest first, then not at all; names from A on', () => {
  const first = nextSort(null, 'roe');
  expect(first).toEqual({ key: 'roe', direction: 'descending' });
  expect(nextSort(first, 'roe')).toEqual({ key: 'roe', direction: 'ascending' });
  expect(nextSort(nextSort(first, 'roe'), 'roe')).toBeNull();
  expect(nextSort(first, 'name')).toEqual({ key: 'name', direction: 'ascending' });
});

test('the newest forecast of a company speaks for it', () => {
  const forecast = (name: string, valuePerShare: number | null) => ({
    symbol: 'NKE',
    name,
    valuePerShare,
    valueAgainstPrice: valuePerShare === null ? null : 0.2,
    valueVisible: true,
    otherListings: [],
  });
  const own = newestOwnValues([forecast('New', 60), forecast('Old', 50)]);
  expect(own.get('NKE')).toEqual({ name: 'New', value: 60, against: 0.2, isVisible: true });
});

test('a forecast saved on one listing speaks for the others of its company, at their prices', () => {
  const saved = { symbol: 'GOOGL', name: 'Base', valuePerShare: 210 };
  const other = { symbol: 'GOOG', valuePerShare: 210, valueAgainstPrice: 0.04, valueVisible: true };
  const own = newestOwnValues([
    { ...saved, valueAgainstPrice: 0.05, valueVisible: true, otherListings: [other] },
  ]);
  expect([own.get('GOOGL')?.against, own.get('GOOG')?.against]).toEqual([0.05, 0.04]);
});
