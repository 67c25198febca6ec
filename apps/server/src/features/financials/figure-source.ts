import type { FigureSource } from '@tenfold/contract/financials';
import type { FiledColumn } from '@tenfold/domain/columns';
import type { Fact } from '@tenfold/domain/facts';
import { type AnyRowKey, isMoreRowKey } from '@tenfold/domain/rows';
import { correctionsBehind, priorValues } from '@tenfold/domain/statements';
import type { CompanyFigures } from './company-figures.ts';
import { filingUrl } from './filing-url.ts';

/** Null when the company has no such column. @param column `2024`, `2024-Q3` or `LTM` */
export function findFigureSource(
  figures: CompanyFigures,
  rowKey: AnyRowKey,
  column: string,
): FigureSource | null {
  const found = findColumn(figures, column);
  if (found === null) return null;
  const figure = isMoreRowKey(rowKey) ? found.more[rowKey] : found.figures[rowKey];
  const urlOf = (accession: string) => filingUrl(figures, accession);
  return {
    symbol: figures.listing.symbol,
    rowKey,
    column,
    periodStart: startOf(figures, found),
    periodEnd: found.periodEnd,
    value: figure.value,
    why: figure.why,
    marks: [...figure.marks],
    formula: figure.formula,
    splitFactor: figure.splitFactor,
    scale: figure.scale,
    sources: figure.sources.map((source) => ({ ...source, url: urlOf(source.accession) })),
    corrections: correctionsBehind(figures.statements, figures.corrections ?? [], figure),
    history: priorValues(figure.sources, figures.facts).map((fact: Fact) => ({
      ...fact,
      url: urlOf(fact.accession),
    })),
  };
}

function findColumn(figures: CompanyFigures, column: string): FiledColumn | null {
  if (column === 'LTM') return figures.ltm;
  const [year, quarter] = column.split('-Q').map(Number);
  const columns = quarter === undefined ? figures.annual : figures.quarterly;
  return columns.find((each) => each.year === year && each.quarter === (quarter ?? null)) ?? null;
}

function startOf({ statements }: CompanyFigures, column: FiledColumn): string | null {
  if (column.kind === 'ltm') return statements.ltm?.period.start ?? null;
  const periods = column.quarter === null ? statements.annual : statements.quarterly;
  return (
    periods.find(({ period }) => period.year === column.year && period.quarter === column.quarter)?.period
      .start ?? null
  );
}
