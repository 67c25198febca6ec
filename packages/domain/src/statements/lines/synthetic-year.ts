import type { Fact } from '../../facts/index.ts';
import type { Figure } from '../../figures/index.ts';
import { buildStatements } from '../build-statements.ts';
import type { LineKey } from '../line.ts';
import { fact } from '../synthetic-facts.ts';

/** One line of the year 2024, for tests, from the facts given and an income tax that makes the year one. */
export function line(key: LineKey, facts: readonly Fact[], sic: string | null = null): Figure | undefined {
  const tax = fact('IncomeTaxExpenseBenefit', 1);
  const { annual } = buildStatements({ facts: [tax, ...facts], splits: [], fiscalYearEnd: '1231', sic });
  return annual.find((it) => it.period.year === 2024)?.lines[key];
}
