import type { Company } from '@tenfold/contract/company';
import type { Financials } from '@tenfold/contract/financials';
import type { AnyRowKey } from '@tenfold/domain/rows';
import { Suspense, useCallback, useId, useState } from 'react';
import type { TableComments } from '../../../figures/table-comments.ts';
import type { PageForecast } from '../../../forecast/page-forecast.ts';
import type { TableEditing } from '../../../forecast/table-editing.ts';
import { lazyScript } from '../../../platform/screens/lazy-part.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import { useMoreRows } from '../columns/use-more-rows.ts';
import { useShownColumns } from '../columns/use-shown-columns.ts';
import { FinancialsHead } from './FinancialsHead.tsx';
import type { FinancialsMode } from './FinancialsMobileHead.tsx';
import { FinancialsMobileHead } from './FinancialsMobileHead.tsx';
import type { OpenPanel } from './FinancialsPanels.tsx';
import { FinancialsPanels } from './FinancialsPanels.tsx';
import { FinancialsView } from './FinancialsView.tsx';
import { QuartersPlace } from './QuartersPlace.tsx';
import { scaleLabel } from './scale-label.ts';
import { useFinancialsMeasure, useFinancialsType, useFinancialsView, useStoredSettings } from './settings.ts';
import '../../../ui/layout/card.css';
import './financials-card.css';

const RowChart = lazyScript(async () => (await import('../chart/RowChart.tsx')).RowChart);

interface Props {
  company: Pick<Company, 'symbol' | 'shortName'>;
  financials: Omit<Financials, 'quarterly' | 'estimated' | 'projected' | 'terminal' | 'valuationMethods'>;
  model: PageForecast;
  editing?: TableEditing;
  comments?: TableComments;
  /** On phones: actual years or forecast. Controlled by a page with its own tabs. */
  mode?: FinancialsMode;
  onMode?: (mode: FinancialsMode) => void;
}

export function FinancialsCard({ company, financials, model, editing, comments, ...given }: Props) {
  useStoredSettings();
  const heading = useId();
  const type = useFinancialsType((stored) => stored.value);
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [ownMode, setOwnMode] = useState<FinancialsMode>('financials');
  const mode = given.mode ?? ownMode;
  const setMode = given.onMode ?? setOwnMode;

  const shown = useShownColumns(company.symbol, financials, model.columns);
  const measure = useFinancialsMeasure((stored) => stored.value);
  const measured = type === 'table' ? measure : 'values';
  const view = useFinancialsView((stored) => stored.value);
  const more = useMoreRows(company.symbol, shown.all);
  const { all, awaited } = more;
  const openSource = useCallback((row: AnyRowKey, column: TableColumn) => setPanel({ row, column }), []);

  return (
    <section className="card financials" id="financials" aria-labelledby={heading} data-mode={mode}>
      <FinancialsHead
        id={heading}
        scale={measureLabels[measured] ?? scaleLabel(financials)}
        model={model}
        onFilters={() => setPanel('filters')}
        comment={comments?.button}
      />
      <FinancialsMobileHead
        scale={measureLabels[measured] ?? scaleLabel(financials, 'US$')}
        mode={mode}
        onMode={setMode}
        model={model}
        onFilters={() => setPanel('filters')}
        comments={comments}
      />
      <QuartersPlace awaited={shown.awaited ?? awaited} what={shown.awaited === null ? 'rows' : 'quarters'}>
        {type === 'table' ? (
          <Suspense>
            <FinancialsView
              symbol={company.symbol}
              label={`Financials of ${company.shortName}`}
              financials={financials}
              columns={more.columns}
              view={view}
              inView={shown.inView}
              all={all}
              measure={measure}
              mode={mode}
              onOpen={openSource}
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
      <p className="card-foot caption">
        Free cash flow (FCF) = cash from operations (CFO) − capital spending (capex). Figures as filed with
        the SEC. Select one to see its source.{' '}
        <button type="button" className="link needs-script" onClick={() => setPanel('filings')}>
          All filings
        </button>
        {type === 'table' && comments?.loaded?.foot}
      </p>
      <Suspense>
        {panel !== null && (
          <FinancialsPanels
            panel={panel}
            symbol={company.symbol}
            financials={financials}
            columns={shown.columns}
            measure={measured}
            model={model}
            comments={comments}
            onClose={() => setPanel(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

const measureLabels = {
  values: null,
  share: 'income statement and cash flow in % of revenue, balance sheet in % of total assets',
  growth: 'change from a year before',
} as const;
