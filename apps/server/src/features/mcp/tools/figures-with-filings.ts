import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { Financials, getFilings } from '@tenfold/contract/financials';
import { allRows, type RowDefinition, type RowUnit } from '@tenfold/domain/rows';

export type PeriodKind = 'year' | 'quarter' | 'last_twelve_months' | 'ten_year_average';

export interface Wanted {
  readonly period: PeriodKind;
  /** How many of the newest. */
  readonly last: number;
  /** Keys of rows; null: all. */
  readonly lines: readonly string[] | null;
}

interface DescribedFigure {
  readonly line: string;
  readonly name: string;
  /** Null is missing, never zero. */
  readonly value: number | null;
  readonly unit: string;
  /** Why there is none. */
  readonly why?: string;
  /** Accession numbers; for quarters of the whole column. */
  readonly filings?: readonly string[];
}

interface DescribedColumn {
  readonly column: string;
  readonly periodEnd: string | null;
  readonly figures: readonly DescribedFigure[];
}

type Column = Financials['actual'][number];

/** The table of a company’s page, as data: each figure with its unit, its last day and where it was filed. */
export function figuresWithFilings(
  financials: Financials,
  { filings }: ReplyOf<typeof getFilings>,
  { period, last, lines }: Wanted,
): object {
  const { currency, reportedCurrency } = financials;
  const columns = columnsOf(financials, period).slice(-last);
  const content = columns.map((column): DescribedColumn => {
    const name = nameOf(column, period);
    return { column: name, periodEnd: column.periodEnd, figures: describeFigures(column, name) };
  });
  const known = new Set<string>(allRows.filter(isIncluded).map(({ key }) => key));
  const unknown = (lines ?? []).filter(
    (line) => !known.has(line) || columns.every((column) => !(line in column)),
  );
  const named = new Set(content.flatMap(({ figures }) => figures.flatMap((figure) => figure.filings ?? [])));
  return {
    symbol: financials.symbol,
    currency: reportedCurrency,
    columns: content,
    // Silence would read as a figure that isn't filed.
    ...(unknown.length > 0 && { unknownLines: unknown }),
    filings: filings.flatMap(({ accession, form, filed, url }) =>
      named.has(accession) ? [{ accession, form, filed, url }] : [],
    ),
  };

  /** What is of a price isn’t in the currency of the statements where that is another. */
  function isIncluded({ group, hidden }: RowDefinition): boolean {
    return group !== 'valuation' || (!hidden && currency === reportedCurrency);
  }

  function describeFigures(column: Column, name: string): DescribedFigure[] {
    return allRows.filter(isIncluded).flatMap(({ key, label, unit }) => {
      if (!(key in column) || (lines !== null && !lines.includes(key))) return [];
      const value = column[key as keyof Column] as number | null;
      const why = column.why[key];
      const sources = value === null ? [] : filingsOf(key, name);
      return {
        line: key,
        name: label,
        value,
        unit: unitWords(unit, reportedCurrency),
        ...(why !== undefined && { why }),
        ...(sources.length > 0 && { filings: sources }),
      };
    });
  }

  function filingsOf(key: string, column: string): string[] {
    const ofFigure = filings.filter(({ figures }) => figures[column]?.includes(key));
    const found = ofFigure.length > 0 ? ofFigure : filings.filter(({ behind }) => behind.includes(column));
    return period === 'ten_year_average' ? [] : found.map(({ accession }) => accession);
  }
}

function columnsOf({ actual, quarterly, ltm, average }: Financials, period: PeriodKind): readonly Column[] {
  return { year: actual, quarter: quarterly, last_twelve_months: ltm, ten_year_average: average }[period];
}

/** Names columns the way filings do: `2024`, `2024 Q3`, `LTM`. */
function nameOf({ year, quarter, quarterlyPeriod }: Column, period: PeriodKind): string {
  if (period === 'last_twelve_months') return 'LTM';
  if (period === 'ten_year_average') return 'Ten years';
  return quarterlyPeriod ?? (quarter === null ? `${year}` : `${year} Q${quarter}`);
}

function unitWords(unit: RowUnit, currency: string): string {
  const words: Readonly<Record<RowUnit, string>> = {
    millions: currency,
    perShare: `${currency} per share`,
    shares: 'shares',
    percent: 'fraction',
    ratio: 'multiple',
  };
  return words[unit];
}
