import type { CompanyQuality } from '@tenfold/contract/financials';
import { expect, test } from 'vitest';
import { parseQualityQuery, qualityAddress, selectQualities } from './quality-query.ts';

function companyOf(symbol: string, counts: Partial<CompanyQuality> = {}): CompanyQuality {
  const none = {
    passed: 10,
    judged: 10,
    failed: 0,
    gaps: 0,
    tagSwitches: 0,
    excluded: 0,
    restated: 0,
    contested: 0,
  };
  return {
    symbol,
    name: `${symbol} Company Inc.`,
    shortName: symbol,
    ...none,
    newestFiling: '2024-11-01',
    ...counts,
  };
}

const query = (search = '') => parseQualityQuery(new URLSearchParams(search));
const symbolsOf = (search: string, ...companies: CompanyQuality[]) =>
  selectQualities(companies, query(search)).map(({ symbol }) => symbol);

test('an address says the list and its page, and nothing that goes without saying', () => {
  expect(qualityAddress(query())).toBe('/data-quality');
  const search = 'q=nike&show=failing&sort=-gaps&page=2';
  expect(qualityAddress(query(search))).toBe(`/data-quality?${search}`);
});

test('what an address cannot mean is left out', () => {
  expect(query('show=some&sort=size&page=-1')).toEqual(query());
  expect(query('page=1.5')).toEqual(query());
});

test('the companies that fail a check are found, in the order of size', () => {
  const [good, bad, worse] = [companyOf('A'), companyOf('B', { failed: 1 }), companyOf('C', { failed: 2 })];
  expect(symbolsOf('show=failing', good, bad, worse)).toEqual(['B', 'C']);
  expect(symbolsOf('', good, bad, worse)).toEqual(['A', 'B', 'C']);
});

test('the least of its identities passed comes first, a company without any last', () => {
  const none = companyOf('A', { passed: 0, judged: 0 });
  const half = companyOf('B', { passed: 5 });
  const most = companyOf('C', { passed: 9 });
  expect(symbolsOf('sort=identities', none, most, half)).toEqual(['B', 'C', 'A']);
});

test('a company is found by symbol and by name without its marks', () => {
  const mcd = { ...companyOf('MCD'), name: "McDonald's Corporation" };
  expect(symbolsOf('q=mcdonalds', mcd, companyOf('NKE'))).toEqual(['MCD']);
  expect(symbolsOf('q=nke', mcd, companyOf('NKE'))).toEqual(['NKE']);
});
