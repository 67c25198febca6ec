import type { Financials } from '@tenfold/contract/financials';
import type { AnyRowKey, RowMeasure } from '@tenfold/domain/rows';
import type { TableComments } from '../../../figures/table-comments.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { rowCurrency } from '../chart/row-points.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { FilingsPanel } from '../filings/FilingsPanel.tsx';
import { SourcePanel } from '../source/SourcePanel.tsx';
import { FinancialsFilters } from './FinancialsFilters.tsx';

/** A figure's panel: its source, or what explains it. */
export type OpenPanel = 'filters' | 'filings' | { readonly row: AnyRowKey; readonly column: TableColumn };

export function FinancialsPanels({
  panel,
  symbol,
  financials,
  columns,
  measure,
  model,
  comments,
  onClose,
}: {
  panel: OpenPanel;
  symbol: string;
  financials: Pick<Financials, 'reportedCurrency' | 'currency' | 'surprises' | 'quality'>;
  columns: readonly TableColumn[];
  measure: RowMeasure;
  model: PageForecast;
  comments: TableComments | undefined;
  onClose: () => void;
}) {
  if (panel === 'filters') {
    return (
      <FinancialsFilters
        model={model}
        columns={columns}
        recorded={financials.surprises}
        comments={comments}
        onClose={onClose}
      />
    );
  }
  if (panel === 'filings') return <FilingsPanel symbol={symbol} onClose={onClose} />;
  return (
    <SourcePanel
      symbol={symbol}
      currency={rowCurrency(panel.row, financials.reportedCurrency, financials.currency)}
      row={panel.row}
      column={panel.column}
      financials={financials}
      measure={measure}
      predicted={model.own?.predicted}
      onClose={onClose}
    />
  );
}
