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
      behind: [...(behind.get(accession)?.keys() ?? [])],
      figures: figuresOf(behind.get(accession)),
    }))
    .sort((one, other) => compare(other.filed, one.filed) || compare(other.accession, one.accession));
}

/** The columns with figures from a filing, with their rows. */
type Behind = Map<string, { readonly yearly: boolean; readonly rows: Set<string> }>;

function columnsBehind({ annual, quarterly, ltm }: CompanyFigures): Map<string, Behind> {
  const behind = new Map<string, Behind>();
  const columns = [
    ...annual.slice(-annualColumnsShown),
    ...quarterly.slice(-quarterlyShown),
    ...(ltm === null ? [] : [ltm]),
  ];
  for (const column of columns) {
    const name = columnName(column);
    const yearly = column.kind === 'ltm' || column.quarter === null;
    for (const [row, { sources }] of [...Object.entries(column.figures), ...Object.entries(column.more)]) {
      for (const { accession } of sources) {
        const filing: Behind = behind.get(accession) ?? new Map();
        const known = filing.get(name) ?? { yearly, rows: new Set() };
        known.rows.add(row);
        behind.set(accession, filing.set(name, known));
      }
    }
  }
  return behind;
}

/** Quarters are left out: nobody asks for the filing of forty of them at once. */
function figuresOf(behind: Behind = new Map()): Filing['figures'] {
  return Object.fromEntries(
    [...behind].flatMap(([column, { yearly, rows }]) => (yearly ? [[column, [...rows]]] : [])),
  );
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
