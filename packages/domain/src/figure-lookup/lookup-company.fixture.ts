import type { Fact } from '../facts/index.ts';
import { buildStatements } from '../statements/index.ts';
import { fact } from '../statements/synthetic-facts.ts';
import type { LookupCompany } from './index.ts';

export const million = 1e6;

export function companyOf(symbol: string, name: string, facts: readonly Fact[]): LookupCompany {
  const filed = { facts, splits: [], fiscalYearEnd: '1231', sic: null };
  return { symbol, name, filed, statements: buildStatements(filed) };
}

/** A tag in annual reports of calendar years. @param values in millions */
export function yearly(tag: string, values: Record<number, number>, unit = 'USD'): Fact[] {
  return Object.entries(values).map(([year, value]) =>
    fact(tag, value * million, {
      unit,
      start: `${year}-01-01`,
      end: `${year}-12-31`,
      filed: `${Number(year) + 1}-02-15`,
      accession: `0000000001-${(Number(year) + 1) % 100}`,
    }),
  );
}
