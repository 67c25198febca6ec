import type { Filing } from '@tenfold/contract/financials';
import { annualColumnsShown, type FiledColumn } from '@tenfold/domain/columns';
import type { Fact } from '@tenfold/domain/facts';
import type { CompanyFigures } from './company-figures.ts';
import { filingUrl } from './filing-url.ts';
import { quarterlyShown } from './prepare-financials.ts';

/** Every filing with a figure in the financials, newest first. */
export function listFilings(figures: CompanyFigures): Filing[] {
  const behind = columnsBehind(figures);
  return filingsOf(figures.facts.filter(({ accession }) => behind.has(accession)))
    .map(({ accession, form, filed, periodEnd }) => ({
      accession,
      form,
      filed,
      url: filingUrl(figures, accession),
      periodEnd,
      period: periodEnd === null ? null : periodName(figures, form, periodEnd),
      behind: [...(behind.get(accession) ?? [])],
    }))
    .sort((one, other) => compare(other.filed, one.filed) || compare(other.accession, one.accession));
}

function columnsBehind({ annual, quarterly, ltm }: CompanyFigures): Map<string, Set<string>> {
  const behind = new Map<string, Set<string>>();
  const columns = [
    ...annual.slice(-annualColumnsShown),
    ...quarterly.slice(-quarterlyShown),
    ...(ltm === null ? [] : [ltm]),
  ];
  for (const column of columns) {
    for (const { sources } of [...Object.values(column.figures), ...Object.values(column.more)]) {
      for (const { accession } of sources) {
        const known = behind.get(accession) ?? new Set();
        behind.set(accession, known.add(columnName(column)));
      }
    }
  }
  return behind;
}

function columnName({ kind, year, quarter }: FiledColumn): string {
  if (kind === 'ltm') return 'LTM';
  return quarter === null ? String(year) : `${year} Q${quarter}`;
}

type FoundFiling = Pick<Fact, 'accession' | 'form' | 'filed'> & { periodEnd: string | null };

function filingsOf(facts: readonly Fact[]): FoundFiling[] {
  const found = new Map<string, FoundFiling>();
  for (const { accession, form, filed, start, end } of facts) {
    const known = found.get(accession) ?? { accession, form, filed, periodEnd: null };
    found.set(accession, known);
    // Cover counts are dated after the period.
    if (start !== null && end > (known.periodEnd ?? '')) known.periodEnd = end;
  }
  return [...found.values()];
}

/** A fourth quarter ends with its year: the form says which of them was filed. */
function periodName({ statements }: CompanyFigures, form: string, end: string): string | null {
  const endsThen = ({ period }: { period: { end: string } }) => period.end === end;
  const year = statements.annual.find(endsThen)?.period.year;
  const quarter = statements.quarterly.find(endsThen)?.period;
  if (year !== undefined && (quarter === undefined || !form.startsWith('10-Q'))) return String(year);
  return quarter === undefined ? null : `${quarter.year} Q${quarter.quarter}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
