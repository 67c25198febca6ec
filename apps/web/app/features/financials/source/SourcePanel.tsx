import type { Financials } from '@tenfold/contract/financials';
import { type AnyRowKey, anyRowOf, type RowMeasure } from '@tenfold/domain/rows';
import { useState } from 'react';
import { asOfQuery, useAsOf } from '../../../figures/as-of.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Loaded } from '../../../ui/layout/Loaded.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import { ContestDialogs } from '../contests/ContestDialogs.tsx';
import { ContestFoot, type OpenContest } from '../contests/ContestFoot.tsx';
import { contestedPlace } from '../contests/contested-place.ts';
import { FigureExplanation } from './FigureExplanation.tsx';
import { figureRemarks } from './figure-remarks.ts';
import { SourceDetails } from './SourceDetails.tsx';
import './source-panel.css';

export function SourcePanel({
  symbol,
  currency,
  row,
  column,
  financials,
  measure = 'values',
  predicted,
  onClose,
}: {
  symbol: string;
  currency: string;
  row: AnyRowKey;
  column: TableColumn;
  financials: Pick<Financials, 'quality' | 'surprises'>;
  measure?: RowMeasure;
  /** By the reader's own forecast, if one is shown. */
  predicted?: NonNullable<PageForecast['own']>['predicted'] | undefined;
  onClose: () => void;
}) {
  const asOf = useAsOf();
  const { label } = anyRowOf(row);
  const [contestDialog, openContestDialog] = useState<{ readonly open: OpenContest } | null>(null);
  const remarks = figureRemarks({ row: anyRowOf(row), column, financials, measure, predicted });
  const found = useQuery(
    column.sourceColumn !== null
      ? {
          label: 'figure source',
          call: 'GET /company/{symbol}/financials/{rowKey}/{column}/source',
          input: { params: { symbol, rowKey: row, column: column.sourceColumn }, ...asOfQuery(asOf) },
        }
      : null,
  );
  if (column.sourceColumn === null) {
    return (
      <SidePanel title="About this figure" note={`${symbol} · ${label} · ${column.spoken}`} onClose={onClose}>
        <FigureExplanation row={anyRowOf(row)} column={column} currency={currency} remarks={remarks} />
      </SidePanel>
    );
  }
  // What was known then isn't what the figure is.
  const place = asOf === null ? contestedPlace({ symbol, currency, row, column }) : null;
  if (contestDialog !== null && place !== null) {
    const sources = found.state === 'ready' ? found.value.sources : [];
    return (
      <ContestDialogs
        place={place}
        open={contestDialog.open}
        sources={sources}
        onClose={() => openContestDialog(null)}
      />
    );
  }
  return (
    <SidePanel
      title="Source"
      note={`${symbol} · ${label} · ${column.spoken}`}
      footer={
        place === null
          ? undefined
          : () => <ContestFoot place={place} onContest={(open) => openContestDialog({ open })} />
      }
      onClose={onClose}
    >
      <Loaded
        answer={found}
        places={<SourcePlaces />}
        unaffected="The table isn’t affected."
        className="source"
      >
        {(source) => (
          <SourceDetails source={source} row={anyRowOf(row)} currency={currency} remarks={remarks} />
        )}
      </Loaded>
    </SidePanel>
  );
}

function SourcePlaces() {
  return (
    <>
      <Skeleton width="9rem" height="2.25rem" />
      <Skeleton width="14rem" />
      <Skeleton height="7rem" />
    </>
  );
}
