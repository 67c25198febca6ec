import type { Figure } from '@tenfold/domain/figures';
import type { LineKey, Statement } from '@tenfold/domain/statements';
import { csvRows, type Filing, type FilingSet, factsOf, filingOf, symbols } from './filings.ts';

export interface Difference {
  readonly symbol: string;
  readonly line: LineKey;
  readonly periodEnd: string;
  readonly ours: number;
  readonly theirs: number;
}

/** Lines on which both readers must agree, figure by figure. */
export const strictLines: readonly string[] = [
  'netIncome',
  'cashFlowFromOperatingActivities',
  'capex',
  'earningsPerShare',
  'totalAssets',
  'totalLiabilities',
];

const otherReader: Readonly<Record<FilingSet, string>> = {
  sec: 'expected/annual.csv',
  'sec-2': 'sec-2/expected/annual.csv',
  'sec-3': 'sec-3/expected/annual.csv',
};

/** Figures that both readers have, and the differing ones. */
export function compareWithOtherReader(set: FilingSet): { compared: number; differences: Difference[] } {
  const known = new Set(symbols(set));
  let compared = 0;
  const differences: Difference[] = [];
  for (const [symbol = '', line = '', periodEnd = '', value] of csvRows(otherReader[set])) {
    if (!known.has(symbol)) continue;
    const filing = filingOf(symbol);
    const figure = figureAt(filing, line as LineKey, periodEnd);
    if (figure?.value == null) continue;
    compared += 1;
    const ours = asFiled(figure, line);
    const theirs = Number(value);
    if (isClose(ours, theirs) || (isPerShare(line) && isVintage(symbol, figure, theirs))) continue;
    differences.push({
      symbol,
      line: line as LineKey,
      periodEnd,
      ours: Number(ours.toPrecision(12)),
      theirs,
    });
  }
  return { compared, differences };
}

/** Some of the other reader's balance sheet rows are of a quarter's end. */
function figureAt({ statements }: Filing, line: LineKey, end: string): Figure | null {
  const at = (list: readonly Statement[]) => list.find((it) => it.period.end === end)?.lines[line] ?? null;
  return at(statements.annual) ?? at(statements.quarterly);
}

/** The other reader's per-share values and counts are on the filing's split basis. */
function asFiled(figure: Figure, line: string): number {
  const value = figure.value ?? Number.NaN;
  if (isPerShare(line)) return value * figure.splitFactor;
  return line === 'sharesOutstanding' ? value / figure.splitFactor : value;
}

function isPerShare(line: string): boolean {
  return line === 'earningsPerShare' || line === 'dividendsPerShare';
}

function isVintage(symbol: string, figure: Figure, value: number): boolean {
  return figure.sources.some((source) =>
    factsOf(symbol).some(
      (fact) =>
        fact.tag === source.tag &&
        fact.unit === source.unit &&
        fact.start === source.start &&
        fact.end === source.end &&
        isClose(fact.value, value),
    ),
  );
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.abs(b) * 1e-6 + 1e-9;
}
