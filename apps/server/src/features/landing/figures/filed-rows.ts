import type { FigureSource } from '@tenfold/contract/financials';
import type { FiledFigure, FiledRow } from '@tenfold/contract/landing';
import type { FiledColumn } from '@tenfold/domain/columns';
import type { RowKey } from '@tenfold/domain/rows';
import { type CompanyFigures, findFigureSource } from '../../financials/index.ts';

/** Rows of the table with the filings behind each figure, as the table's own source panel has them. */
export function filedRowsOf(
  figures: CompanyFigures,
  rows: readonly RowKey[],
  columns: readonly FiledColumn[],
): FiledRow[] {
  return rows.map((rowKey) => ({
    rowKey,
    figures: columns.flatMap((column) => filedFigureOf(figures, rowKey, column) ?? []),
  }));
}

function filedFigureOf(figures: CompanyFigures, rowKey: RowKey, column: FiledColumn): FiledFigure | null {
  const { year, quarter } = column;
  const source = year === null ? null : findFigureSource(figures, rowKey, nameOf(year, quarter));
  if (source === null || year === null) return null;
  return {
    column: source.column,
    year,
    quarter,
    periodEnd: source.periodEnd,
    value: source.value,
    why: source.why,
    formula: source.formula,
    sources: source.sources.map((fact) => ({
      ...filedValueOf(fact),
      sign: fact.sign,
      rowKey: rowOf(column, fact),
    })),
    restatedFrom: restatedFrom(source),
  };
}

function nameOf(year: number, quarter: number | null): string {
  return quarter === null ? String(year) : `${year}-Q${quarter}`;
}

type FiledFact = FigureSource['history'][number];

function filedValueOf({ tag, value, form, filed, accession, url }: FiledFact) {
  return { tag, value, form, filed, accession, url };
}

/** What free cash flow is made of. */
const partRows = ['cashFlowFromOperatingActivities', 'capex'] as const satisfies readonly RowKey[];

function rowOf({ figures }: FiledColumn, { tag, accession, value }: FiledFact): RowKey | null {
  const isIt = (row: RowKey) => {
    const [only, ...others] = figures[row].sources;
    return others.length === 0 && only?.tag === tag && only.accession === accession && only.value === value;
  };
  return partRows.find(isIt) ?? null;
}

function restatedFrom({ sources, history }: FigureSource): FiledFigure['restatedFrom'] {
  const other = history.find((fact) =>
    sources.some(
      ({ tag, start, end, value, filed }) =>
        fact.tag === tag &&
        fact.start === start &&
        fact.end === end &&
        fact.value !== value &&
        fact.filed < filed,
    ),
  );
  return other === undefined ? null : filedValueOf(other);
}
