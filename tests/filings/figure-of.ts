import type { Figure } from '@tenfold/domain/figures';
import type { LineKey } from '@tenfold/domain/statements';
import { filingOf } from './filings.ts';

/** One line of a fiscal year (`2024`) or quarter (`2024 Q4`). @throws when the company has no such period */
export function figureOf(symbol: string, line: LineKey, period: string): Figure {
  const { annual, quarterly } = filingOf(symbol).statements;
  const [year, quarter] = period.split(' Q').map(Number);
  const statement = [...annual, ...quarterly].find(
    (it) => it.period.year === year && it.period.quarter === (quarter ?? null),
  );
  if (statement === undefined) throw new Error(`${symbol} has no ${period}`);
  return statement.lines[line];
}
