import type { Company } from '@tenfold/contract/company';
import type { Financials } from '@tenfold/contract/financials';
import type { AnyRowKey } from '@tenfold/domain/rows';
import { type MouseEvent, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { useGrid } from '../../../ui/grid/use-grid.ts';
import { Gated, type GatedTap } from '../../../ui/layout/Gated.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { ScaleLabel } from '../card/ScaleLabel.tsx';
import { rowCurrency } from '../chart/row-points.ts';
import { type TableColumn, tableColumn } from '../columns/table-column.ts';
import { failedChecks } from '../data-quality/failed-checks.ts';
import { SourcePanel } from '../source/SourcePanel.tsx';
import { FinancialsTable } from '../table/FinancialsTable.tsx';
import type { Comparisons } from '../table/surprises.ts';
import { TablePlaceholder } from './TablePlaceholder.tsx';
import '../../../ui/layout/card.css';
import './latest-year-card.css';

const noChecks = failedChecks([]);
const nothingCompared: Comparisons = new Map();

interface Props {
  company: Pick<Company, 'symbol' | 'shortName'>;
  financials: Pick<
    Financials,
    'actual' | 'reportedCurrency' | 'currency' | 'exchangeRate' | 'fiscalYearEnd' | 'quality' | 'surprises'
  >;
  text: string;
  tap?: GatedTap | undefined;
}

export function LatestYearCard({ company, financials, text, tap }: Props) {
  const heading = useId();
  const grid = useGrid();
  const isNarrow = useNarrow() === true;
  const [source, setSource] = useState<{ row: AnyRowKey; column: TableColumn } | null>(null);
  const columns = useMemo(() => financials.actual.map((year) => tableColumn('actual', year)), [financials]);
  const openSource = useCallback((row: AnyRowKey, column: TableColumn) => setSource({ row, column }), []);

  // The row page needs an account: phones say so before navigating away.
  const tapRow = (event: MouseEvent) => {
    if (tap === undefined || !isNarrow || (event.target as Element).closest('th.row-name a') === null) return;
    event.preventDefault();
    tap.onTap();
  };

  return (
    <section className="card financials" id="financials" aria-labelledby={heading}>
      <div className="card-head">
        <div>
          <h2 id={heading}>Financials</h2>
          <p className="caption">
            <ScaleLabel of={financials} />
          </p>
        </div>
      </div>
      <div className="latest-year">
        <div onClickCapture={tapRow}>
          <FinancialsTable
            grid={grid}
            symbol={company.symbol}
            label={`Latest reported year of ${company.shortName}`}
            columns={columns}
            inView={columns.length}
            fiscalYearEnd={financials.fiscalYearEnd}
            comparisons={nothingCompared}
            beats={false}
            versus={false}
            failed={noChecks}
            mode="financials"
            onOpen={openSource}
          />
        </div>
        <Gated text={text} tap={tap}>
          <TablePlaceholder />
        </Gated>
      </div>
      <Suspense>
        {source && (
          <SourcePanel
            symbol={company.symbol}
            currency={rowCurrency(source.row, financials.reportedCurrency, financials.currency)}
            row={source.row}
            column={source.column}
            financials={financials}
            onClose={() => setSource(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
