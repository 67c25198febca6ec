import type { Company } from '@tenfold/contract/company';
import type { Financials } from '@tenfold/contract/financials';
import type { AnyRowKey } from '@tenfold/domain/rows';
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { forecastNames } from '../../../forecast/forecast-labels.ts';
import type { PageForecast } from '../../../forecast/page-forecast.ts';
import { hydrateLater } from '../../../platform/screens/hydrate-later.tsx';
import { rowCurrency } from '../chart/row-points.ts';
import { measuredColumns } from '../columns/measured-columns.ts';
import { inDensity } from '../columns/shown-columns.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { useMoreRows } from '../columns/use-more-rows.ts';
import { useShownColumns } from '../columns/use-shown-columns.ts';
import { failedChecks } from '../quality/failed-checks.ts';
import { surprisesByColumn } from '../table/surprises.ts';
import { FinancialsHead } from './FinancialsHead.tsx';
import { FinancialsLegend } from './FinancialsLegend.tsx';
import { FinancialsMobileHead, type FinancialsMode } from './FinancialsMobileHead.tsx';
import { QuartersPlace } from './QuartersPlace.tsx';
import { scaleLabel } from './scale-label.ts';
import {
  useFinancialsMeasure,
  useFinancialsType,
  useFinancialsView,
  useHighlights,
  useStoredSettings,
} from './settings.ts';
import '../../../ui/layout/card.css';
import './financials-card.css';

const FinancialsTable = hydrateLater(
  async () => (await import('../table/FinancialsTable.tsx')).FinancialsTable,
);
const FinancialsFilters = lazy(async () => ({
  default: (await import('./FinancialsFilters.tsx')).FinancialsFilters,
}));
const SourcePanel = lazy(async () => ({ default: (await import('../source/SourcePanel.tsx')).SourcePanel }));
const RowChart = lazy(async () => ({ default: (await import('../chart/RowChart.tsx')).RowChart }));

interface Props {
  company: Pick<Company, 'symbol' | 'shortName'>;
  financials: Omit<Financials, 'quarterly' | 'estimated' | 'projected' | 'terminal' | 'valuationMethods'>;
  model: PageForecast;
  /** On phones: actual years or forecast. Controlled by a page with its own tabs. */
  mode?: FinancialsMode;
  onMode?: (mode: FinancialsMode) => void;
}

export function FinancialsCard({ company, financials, model, ...given }: Props) {
  useStoredSettings();
  const heading = useId();
  const type = useFinancialsType((stored) => stored.value);
  const { beats, versus } = useHighlights();
  const [filtering, setFiltering] = useState(false);
  const [source, setSource] = useState<{ row: AnyRowKey; column: TableColumn } | null>(null);
  const [ownMode, setOwnMode] = useState<FinancialsMode>('financials');
  const mode = given.mode ?? ownMode;
  const setMode = given.onMode ?? setOwnMode;

  const shown = useShownColumns(company.symbol, financials, model.columns);
  const measure = useFinancialsMeasure((stored) => stored.value);
  const measured = type === 'table' ? measure : 'values';
  const view = useFinancialsView((stored) => stored.value);
  const more = useMoreRows(company.symbol, shown.all);
  const columns = useMemo(
    () => inDensity(measuredColumns(more.columns, measured), view),
    [more.columns, measured, view],
  );
  const { all, awaited } = more;
  const surprises = useMemo(() => surprisesByColumn(columns, financials.surprises), [columns, financials]);
  const analysts = useMemo(() => analystCounts(financials.forecastBase), [financials]);
  const failed = useMemo(() => failedChecks(financials.quality), [financials]);
  const openSource = useCallback((row: AnyRowKey, column: TableColumn) => setSource({ row, column }), []);

  return (
    <section className="card financials" id="financials" aria-labelledby={heading} data-mode={mode}>
      <FinancialsHead
        id={heading}
        scale={measureLabels[measured] ?? scaleLabel(financials)}
        model={model}
        onFilters={() => setFiltering(true)}
      />
      <FinancialsMobileHead
        scale={measureLabels[measured] ?? scaleLabel(financials, 'US$')}
        mode={mode}
        onMode={setMode}
        model={model}
        onFilters={() => setFiltering(true)}
      />
      <QuartersPlace awaited={shown.awaited ?? awaited} what={shown.awaited === null ? 'rows' : 'quarters'}>
        {type === 'table' ? (
          <>
            <FinancialsLegend compared={surprises.size > 0 && measured === 'values'} />
            <Suspense>
              <FinancialsTable
                symbol={company.symbol}
                label={`Financials of ${company.shortName}`}
                columns={columns}
                inView={shown.inView}
                all={all}
                fiscalYearEnd={financials.fiscalYearEnd}
                surprises={surprises}
                analysts={analysts}
                beats={beats && measured === 'values'}
                versus={versus && measured === 'values'}
                rates={measured !== 'values'}
                failed={failed}
                mode={mode}
                onOpen={openSource}
              />
            </Suspense>
          </>
        ) : (
          <Suspense fallback={<div className="chart-place" />}>
            <RowChart
              symbol={company.symbol}
              columns={columns}
              currency={financials.reportedCurrency}
              priceCurrency={financials.currency}
              forecastName={forecastNames[model.forecastType]}
            />
          </Suspense>
        )}
      </QuartersPlace>
      <p className="card-foot caption">
        FCF (FCFF) = CFO − Capex. Figures as filed with the SEC. Select one to see its source.
      </p>
      <Suspense>
        {filtering && (
          <FinancialsFilters
            model={model}
            compared={surprises.size > 0}
            onClose={() => setFiltering(false)}
          />
        )}
        {source && (
          <SourcePanel
            symbol={company.symbol}
            currency={rowCurrency(source.row, financials.reportedCurrency, financials.currency)}
            row={source.row}
            column={source.column}
            onClose={() => setSource(null)}
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

/** How many analysts estimate each fiscal year. */
function analystCounts(base: Financials['forecastBase']): ReadonlyMap<number, number> {
  const counted = base?.consensus.filter(({ analysts }) => analysts !== null) ?? [];
  return new Map(counted.map(({ fiscalYear, analysts }) => [fiscalYear, analysts ?? 0]));
}
