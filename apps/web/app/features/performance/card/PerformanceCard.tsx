import type { Company } from '@tenfold/contract/company';
import type { Financials } from '@tenfold/contract/financials';
import { memo, Suspense, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { forecastName } from '../../../page-forecast/forecast-labels.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import { ChartStoreContext, useChartRequest, useCreateChartStore } from '../choices/chart-store.ts';
import { ChartPicture, PlottedChecklist } from '../lazy-parts.ts';
import type { ViewInput } from '../plot/chart-view.ts';
import type { InitialChart } from '../series/initial-chart.ts';
import { useChart } from '../series/use-chart.ts';
import { ChartFooter } from './ChartFooter.tsx';
import { type ChartPanel, PerformanceHead } from './PerformanceHead.tsx';
import { PerformancePanels } from './PerformancePanels.tsx';
import type { Scored } from './PriceScore.tsx';
import { SeriesChips } from './SeriesChips.tsx';
import '../../../ui/layout/card.css';
import './performance-card.css';

interface Props {
  company: Pick<Company, 'symbol' | 'name' | 'shortName' | 'quote'>;
  financials: Pick<Financials, 'actual'>;
  valuation: Scored;
  model: PageForecast<ShownColumn>;
  first: InitialChart;
  address: string;
}

/** Memoized: of the page's value it shows the forecast alone. */
export const PerformanceCard = memo(function PerformanceCard(props: Props) {
  const store = useCreateChartStore(props.first);
  return (
    <ChartStoreContext value={store}>
      <Card {...props} />
    </ChartStoreContext>
  );
});

function Card({ company, financials, valuation, model, first, address }: Props) {
  const heading = useId();
  const [panel, setPanel] = useState<ChartPanel | null>(null);
  const openDates = useCallback(() => setPanel('dates'), []);
  const { request, type, mode } = useChartRequest(company.symbol);
  const chart = useChart(request, first);
  const { shown, known } = chart;
  const { columns, lastPeriodEnd } = model;
  const name = forecastName(model);
  const input = useMemo<ViewInput>(
    () => ({
      request: shown,
      known,
      mode,
      forecast: { name, columns, lastPeriodEnd },
      years: financials.actual,
    }),
    [shown, known, mode, name, columns, lastPeriodEnd, financials],
  );
  const title = company.shortName;
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  }, [input]);
  const fullChart = async () => {
    const [{ chartViewOf }] = await Promise.all([import('../plot/chart-view.ts'), chart.complete()]);
    return chartViewOf(latest.current);
  };

  return (
    <section className="card performance-card" aria-labelledby={heading} data-chart-card>
      <PerformanceHead
        id={heading}
        model={model}
        fullChart={fullChart}
        valuation={valuation}
        company={company}
        address={address}
        onPanel={setPanel}
      />
      <div className="performance-body">
        <div className="performance-rows desktop-only needs-script">
          <PlottedChecklist />
        </div>
        <div className="performance-plot-side" aria-busy={chart.waiting}>
          <div className="performance-chips">
            <SeriesChips compare={request.compare} onAdd={() => setPanel('add')} />
          </div>
          <ChartPicture input={input} chart={chart} type={type} title={title} />
          <ChartFooter input={input} type={type} title={title} valuation={valuation} onDates={openDates} />
        </div>
      </div>
      <Suspense>
        {panel !== null && (
          <PerformancePanels
            panel={panel}
            input={input}
            chart={chart}
            fullChart={fullChart}
            model={model}
            company={company}
            title={title}
            onDates={openDates}
            onClose={() => setPanel(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
