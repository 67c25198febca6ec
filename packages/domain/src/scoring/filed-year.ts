import { annualColumns, type Column } from '../columns/index.ts';
import type { Fact, IsoDate } from '../facts/index.ts';
import { dayCount, daysBetween } from '../periods/index.ts';
import { splitsUntil } from '../splits/index.ts';
import { buildStatements, isPeriodic, type Statements, type StatementsInput } from '../statements/index.ts';

/** A fiscal year as the first report of it gave it: what forecasts of that year are scored by, once and for all. */
export interface FirstFiledYear {
  readonly year: number;
  readonly periodEnd: IsoDate;
  readonly accession: string;
  readonly filed: IsoDate;
  /** Less than twelve months, while the end of the fiscal year moves. */
  readonly isTransition: boolean;
  /** That report's own values; changes are against its own comparatives. */
  readonly column: Column;
}

const shortestYear = 330;

/**
 * The first periodic report with a whole year's value for the fiscal year that ends on a day, and what it said. Null before
 * there is one.
 *
 * docs/methodology.md, "Scores of forecasts"
 */
export function firstFiledYear(input: StatementsInput, periodEnd: IsoDate): FirstFiledYear | null {
  const [first] = input.facts.filter((fact) => isOfWholeYear(fact, periodEnd)).sort(byFiling);
  if (first === undefined) return null;
  const { accession, filed } = first;
  const columns = columnsKnownOn(input, filed);
  const at = columns.findIndex((each) => each.periodEnd === periodEnd);
  const column = columns[at];
  if (column === undefined || column.year === null) return null;
  const before = columns[at - 1]?.periodEnd ?? null;
  const isTransition = before !== null && daysBetween(before, periodEnd) < shortestYear;
  return { year: column.year, periodEnd, accession, filed, isTransition, column };
}

/** The fiscal years as the reports filed by a day gave them, on the share basis of that day. */
export function columnsKnownOn(input: StatementsInput, day: IsoDate): Column[] {
  return annualColumns(statementsKnownOn(input, day), withoutPrices);
}

export function statementsKnownOn(input: StatementsInput, day: IsoDate): Statements {
  const facts = input.facts.filter(({ filed }) => filed <= day);
  return buildStatements({ ...input, facts, splits: splitsUntil(input.splits, day) });
}

/** Scores are of filed rows alone: no price enters, and no currency is turned into another. */
const withoutPrices = { closes: [], dividends: [], currency: '', adrRatio: 1 };

function isOfWholeYear({ start, end, form }: Fact, periodEnd: IsoDate): boolean {
  return start !== null && end === periodEnd && isPeriodic(form) && dayCount(start, end) >= shortestYear;
}

function byFiling(one: Fact, other: Fact): number {
  const a = one.filed + one.accession;
  const b = other.filed + other.accession;
  return a < b ? -1 : a > b ? 1 : 0;
}
