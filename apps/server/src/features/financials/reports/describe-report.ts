import type { FiledColumn } from '@tenfold/domain/columns';
import type { CompanyFigures } from '../company-figures.ts';

/** A report of a year or a quarter, with its period as a column of the financials. */
export interface Report {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** `2025`, `2025-Q3`. */
  readonly period: string;
  readonly periodEnd: string;
  /** Diluted; null where the column has none. */
  readonly eps: number | null;
  readonly currency: string;
}

/** Null where no column ends with its period: it is about something else. */
export function describeReport(
  { listing, facts, annual, quarterly, statements }: CompanyFigures,
  accession: string,
): Report | null {
  const own = facts.filter((fact) => fact.accession === accession);
  const first = own[0];
  // Cover counts are dated after the period, so only what has a duration says when it ends.
  const ends = own.flatMap(({ start, end }) => (start === null ? [] : [end])).toSorted();
  const periodEnd = ends.at(-1);
  if (first === undefined || periodEnd === undefined) return null;
  const { form, filed } = first;
  const isYearly = /^(10-K|20-F|40-F)/.test(form);
  const periods = isYearly ? statements.annual : statements.quarterly;
  const period = periods.find((one) => one.period.end === periodEnd)?.period;
  const column = (isYearly ? annual : quarterly).find(
    ({ year, quarter }) => year === period?.year && quarter === period.quarter,
  );
  if (column === undefined) return null;
  const eps = column.figures.earningsPerShare.value;
  if (eps === null && form.startsWith('6-K')) return null;
  return {
    accession,
    form,
    filed,
    period: nameOf(column),
    periodEnd,
    eps,
    currency: statements.reportedCurrency ?? listing.currency,
  };
}

function nameOf({ year, quarter }: FiledColumn): string {
  return quarter === null ? String(year) : `${year}-Q${quarter}`;
}
