import type { Company } from '@tenfold/contract/company';
import { comparableOf } from '@tenfold/contract/comparisons';
import type { Financials } from '@tenfold/contract/financials';
import type { IndicatorKey } from '@tenfold/domain/series';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useShownStanding } from '../../session/standing.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { ChartFoot } from './ChartFoot.tsx';
import type { ChartRequest } from './chart-request.ts';
import {
  useChartParameters,
  useChartRange,
  useChartType,
  useCompareList,
  useKeptChart,
} from './chart-settings.ts';
import type { FirstChart } from './first-chart.ts';
import { IndicatorChecklist } from './IndicatorChecklist.tsx';
import { type ForecastModel, plottedForecast } from './model.ts';
import { PerformanceHead } from './PerformanceHead.tsx';
import type { ChartPanel } from './PerformancePanels.tsx';
import { PerformancePlot } from './PerformancePlot.tsx';
import { pictureOf } from './picture.ts';
import { axesWords, isLine, pictureWords } from './picture-words.ts';
import { narrow, wide } from './plot-sizes.ts';
import { SeriesChips } from './SeriesChips.tsx';
import { useChart } from './use-chart.ts';
import '../../ui/card.css';
import './performance-card.css';

const PerformancePanels = lazy(async () => ({
  default: (await import('./PerformancePanels.tsx')).PerformancePanels,
}));

interface Props {
  company: Pick<Company, 'symbol' | 'shortName'>;
  financials: Pick<Financials, 'actual'>;
  model: ForecastModel;
  /** The picture the page came with; null when there was none. */
  first: FirstChart | null;
  address: string;
}

/** Price and fundamentals in one picture, over any period, beside other companies. */
export function PerformanceCard({ company, financials, model, first, address }: Props) {
  useKeptChart();
  const heading = useId();
  const { symbol } = company;
  const range = useChartRange((kept) => kept.value);
  const type = useChartType((kept) => kept.value);
  const { indicators, mode, toggle } = useChartParameters();
  const compareList = useCompareList();
  const [panel, setPanel] = useState<ChartPanel | null>(null);
  const isNarrow = useNarrow();

  const standing = useShownStanding();
  const compare = useMemo(
    () => comparableOf(standing, symbol, compareList.symbols),
    [standing, symbol, compareList],
  );
  const request = useMemo<ChartRequest>(
    () => ({ symbol, range, indicators, compare }),
    [symbol, range, indicators, compare],
  );
  const { shown, known, waiting, failed, retry, complete } = useChart(request, first);
  const { forecastType, columns, base } = model;
  const forecast = useMemo(() => plottedForecast(forecastType, columns, base), [forecastType, columns, base]);
  const picture = useMemo(
    () => pictureOf({ request: shown, known, mode, forecast, years: financials.actual }),
    [shown, known, mode, forecast, financials],
  );
  const drawn = picture.series.some(({ points }) => points.length > 0);
  const label = pictureWords(picture, company.shortName);
  const plot = { picture, type, label, onWake: complete };
  const lineNow = (key: IndicatorKey) => isLine(key, indicators, type);

  return (
    <section className="card performance-card" aria-labelledby={heading} data-chart-card>
      <PerformanceHead
        id={heading}
        model={model}
        picture={picture}
        title={company.shortName}
        address={address}
        onPanel={setPanel}
      />
      <div className="performance-body">
        <div className="performance-rows desktop-only needs-script">
          <IndicatorChecklist chosen={indicators} isLine={lineNow} onToggle={toggle} />
        </div>
        <div className="performance-plot-side" aria-busy={waiting}>
          <div className="performance-chips">
            <SeriesChips
              indicators={indicators}
              compare={compare}
              isLine={lineNow}
              onRemove={toggle}
              onRemoveCompany={compareList.toggle}
              onAdd={() => setPanel('add')}
            />
            <p className="caption desktop-only">{axesWords(picture, type)}</p>
          </div>
          <div className="performance-picture">
            {isNarrow !== true && (
              <div className="desktop-only">
                <PerformancePlot {...plot} size={wide} />
              </div>
            )}
            {isNarrow !== false && (
              <div className="mobile-only">
                <PerformancePlot {...plot} size={narrow} />
              </div>
            )}
            {!drawn && !failed && (
              <p className="performance-empty muted">
                {indicators.length === 0
                  ? 'Choose a row to plot it.'
                  : waiting
                    ? ''
                    : 'There is nothing to draw here.'}
              </p>
            )}
          </div>
          {failed && (
            <Notice
              tone="warn"
              title="The chart could not be loaded."
              action={
                <Button size="sm" onClick={retry}>
                  Try again
                </Button>
              }
            >
              {drawn ? 'What is shown is the last that was.' : ''}
            </Notice>
          )}
          <ChartFoot picture={picture} type={type} title={company.shortName} />
        </div>
      </div>
      <Suspense>
        {panel !== null && (
          <PerformancePanels
            panel={panel}
            picture={picture}
            type={type}
            model={model}
            title={company.shortName}
            onClose={() => setPanel(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
