import { type Figure, type Mark, missing } from '../figures/index.ts';
import type { Quarter } from '../periods/index.ts';
import type { Close } from '../prices/index.ts';
import { type LineKey, lineKeys, type Statement, type Statements } from '../statements/index.ts';
import type { Market } from './market.ts';

/** Small filings to test with: what is not named was not filed. */
export type FiledLines = Partial<Record<LineKey, number>>;

export function yearOf(year: number, filed: FiledLines): Statement {
  return statementOf(year, null, `${year}-01-01`, `${year}-12-31`, filed);
}

const quarterDays = {
  1: ['01-01', '03-31'],
  2: ['04-01', '06-30'],
  3: ['07-01', '09-30'],
  4: ['10-01', '12-31'],
} as const;

export function quarterOf(year: number, quarter: Quarter, filed: FiledLines): Statement {
  const [start, end] = quarterDays[quarter];
  return statementOf(year, quarter, `${year}-${start}`, `${year}-${end}`, filed);
}

export function filings(parts: Partial<Statements>): Statements {
  const annual = parts.annual ?? [];
  return {
    reportedCurrency: 'USD',
    businessKind: 'general',
    quarterly: [],
    ltm: annual.at(-1) ?? null,
    sharesNow: missing('shares_missing'),
    ...parts,
    annual,
  };
}

/** A figure as filed, with one source named after its line. */
export function filedFigure(
  key: string,
  value: number,
  end = '2020-12-31',
  marks: readonly Mark[] = [],
): Figure {
  const source = { sign: 1, taxonomy: 'us-gaap', tag: key, unit: 'USD', start: null, end, value } as const;
  return {
    value,
    why: null,
    marks,
    sources: [{ ...source, accession: `filing-${end}`, form: '10-K', filed: end }],
    formula: null,
    splitFactor: 1,
    scale: 1,
  };
}

export function marketOf(parts: Partial<Market> = {}): Market {
  return { closes: [], dividends: [], currency: 'USD', adrRatio: 1, ...parts };
}

export function closesOf(...days: readonly (readonly [string, number])[]): Close[] {
  return days.map(([day, close]) => ({ day, close, simulated: false }));
}

function statementOf(
  year: number,
  quarter: Quarter | null,
  start: string,
  end: string,
  filed: FiledLines,
): Statement {
  const lines = Object.fromEntries(
    lineKeys.map((key) => {
      const value = filed[key];
      return [key, value === undefined ? missing('not_filed') : filedFigure(key, value, end)];
    }),
  ) as Record<LineKey, Figure>;
  return { period: { year, quarter, start, end }, lines };
}
