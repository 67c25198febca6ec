import type { AskedCompany } from '../../asked-figures/index.ts';
import type { Fact } from '../../facts/index.ts';
import { buildStatements } from '../../statements/index.ts';
import { fact, toDate } from '../../statements/synthetic-facts.ts';

const million = 1e6;
export const acme = companyOf('ACME', 'Acme', [
  ...yearly('Revenues', { 2021: 1000, 2022: 1500, 2023: 1200, 2024: 1800 }),
  ...yearly('NetIncomeLoss', { 2021: 100, 2022: 150, 2023: -60, 2024: 90 }),
  toDate('Revenues', 2025, 1, 500 * million),
]);
export const other = companyOf('OTHR', 'Other Works', [
  ...yearly('Revenues', { 2023: 100, 2024: 110 }),
  ...yearly('NetIncomeLoss', { 2023: 30, 2024: 33 }),
]);
export const threeM = companyOf('MMM', '3M', yearly('Revenues', { 2024: 24_000 }));
export const namedCompanies = [
  { symbol: 'ACME', names: ['Acme', 'Acme Inc.'] },
  { symbol: 'OTHR', names: ['Other Works'] },
  { symbol: 'MMM', names: ['3M'] },
];

function companyOf(symbol: string, name: string, facts: readonly Fact[]): AskedCompany {
  const filed = { facts, splits: [], fiscalYearEnd: '1231', sic: null };
  return { symbol, name, filed, statements: buildStatements(filed) };
}

function yearly(tag: string, values: Record<number, number>): Fact[] {
  return Object.entries(values).map(([year, value]) =>
    fact(tag, value * million, {
      start: `${year}-01-01`,
      end: `${year}-12-31`,
      filed: `${Number(year) + 1}-02-15`,
      accession: `0000000001-${(Number(year) + 1) % 100}`,
    }),
  );
}
