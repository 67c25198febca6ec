import type { Company } from '@tenfold/contract/company';
import type { Financials } from '@tenfold/contract/financials';
import { Suspense } from 'react';
import type { TableComments } from '../../../figures/table-comments.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import type { TableEditing } from '../../../page-forecast/table-editing.ts';
import { lazyScript } from '../../../platform/screens/lazy-part.tsx';
import { useMoreRows } from '../columns/use-more-rows.ts';
import type { ShownColumns } from '../columns/use-shown-columns.ts';
import type { Contests } from '../contests/contested-cells.ts';
import type { OpenSource } from '../table/open-source.ts';
import type { FinancialsMode } from './FinancialsMobileHead.tsx';
import { FinancialsView } from './FinancialsView.tsx';
import { QuartersPlace } from './QuartersPlace.tsx';
import { useFinancialsType } from './settings.ts';

const RowChart = lazyScript(async () => (await import('../chart/RowChart.tsx')).RowChart);

interface Props {
  company: Pick<Company, 'symbol' | 'shortName'>;
  financials: Pick<
    Financials,
    'currency' | 'fiscalYearEnd' | 'forecastBase' | 'quality' | 'reportedCurrency' | 'surprises'
  >;
  contests: Contests;
  shown: ShownColumns;
  mode: FinancialsMode;
  model: PageForecast;
  editing: TableEditing | undefined;
  comments: TableComments | undefined;
  onOpen: OpenSource;
}

/** Shows them as a table, or as the chart of its rows. */
export function FinancialsFigures(props: Props) {
  const { company, financials, contests, shown, mode, model, editing, comments, onOpen } = props;
  const type = useFinancialsType((stored) => stored.value);
  const more = useMoreRows(company.symbol, shown.all);
  return (
    <QuartersPlace
      awaited={shown.awaited ?? more.awaited}
      what={shown.awaited === null ? 'rows' : 'quarters'}
    >
      {type === 'table' ? (
        <Suspense>
          <FinancialsView
            symbol={company.symbol}
            label={`Financials of ${company.shortName}`}
            financials={financials}
            contests={contests}
            columns={more.columns}
            inView={shown.inView}
            all={more.all}
            mode={mode}
            onOpen={onOpen}
            model={model}
            editing={editing}
            comments={comments}
          />
        </Suspense>
      ) : (
        <Suspense fallback={<div className="chart-place" />}>
          <RowChart
            symbol={company.symbol}
            columns={shown.columns}
            currency={financials.reportedCurrency}
            priceCurrency={financials.currency}
            model={model}
            comments={comments?.loaded}
          />
        </Suspense>
      )}
    </QuartersPlace>
  );
}
