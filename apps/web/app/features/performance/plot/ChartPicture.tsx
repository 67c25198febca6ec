import { Suspense, useMemo } from 'react';
import type { PlotSize } from '../../../ui/chart/plot-frame.ts';
import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import { withData } from '../../../ui/chart/series/plot-series.ts';
import { wholeRange } from '../../../ui/chart/zoom/zoom-range.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { LeftOutNotice } from '../compare/LeftOutNotice.tsx';
import { EventNotes } from '../events/EventNotes.tsx';
import { useEvents } from '../events/use-events.ts';
import { useOwnMarks } from '../own-marks/use-own-marks.ts';
import type { ChartState } from '../series/use-chart.ts';
import { useOneByOne } from '../series/use-one-by-one.ts';
import { describeChart } from './chart-labels.ts';
import { type ChartView, chartViewOf, type ViewInput } from './chart-view.ts';
import { PerformancePlot } from './PerformancePlot.tsx';
import { PlotTools } from './PlotTools.tsx';
import { narrow, narrowWindow, wide } from './plot-sizes.ts';
import { useLogScale } from './use-log-scale.ts';
import { useZoom } from './use-zoom.ts';

/** Rendered for the current window, unless a size is given; before that is known for both, and CSS shows one. */
export function ChartPicture({
  input,
  chart,
  type,
  title,
  size,
}: {
  input: ViewInput;
  chart: ChartState;
  type: PlotType;
  title: string;
  size?: PlotSize;
}) {
  const { waiting, failure, retry, wake } = chart;
  useOneByOne(chart);
  const isNarrow = useNarrow(narrowWindow);
  const view = chartViewOf(input);
  const empty = withData(view.series).length === 0;
  const log = useLogScale(view.series, type);
  const zoom = useZoom(view, wake);
  const events = useEvents(view.request.symbol);
  const own = useOwnMarks(input);
  const marked = useMemo(() => [...events.shown, ...own.events], [events.shown, own.events]);
  const plot = {
    view,
    type,
    zoom,
    events: marked,
    levels: own.levels,
    logarithmic: log.on,
    label: describeChart(view, title),
    onWake: wake,
  };
  return (
    <>
      <div className="performance-picture">
        {size !== undefined && <PerformancePlot {...plot} size={size} />}
        {size === undefined && isNarrow !== true && (
          <div className="performance-wide">
            <PerformancePlot {...plot} size={wide} />
          </div>
        )}
        {size === undefined && isNarrow !== false && (
          <div className="performance-narrow">
            <PerformancePlot {...plot} size={narrow} />
          </div>
        )}
        {empty && failure === null && (
          <div className="performance-empty muted">
            {waiting ? <Skeleton height="100%" /> : emptyWords(view)}
          </div>
        )}
      </div>
      <PlotTools log={log} zoom={zoom} events={events} own={own} />
      <Suspense>
        {marked.length > 0 && !empty && (
          <EventNotes events={marked} range={zoom.range ?? wholeRange(view.series)} title={title} />
        )}
      </Suspense>
      <LeftOutNotice />
      {failure !== null && (
        <Notice
          tone="warn"
          title="The chart couldn’t be loaded."
          action={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          {failure} {!empty && 'Showing the last data we loaded.'}
        </Notice>
      )}
    </>
  );
}

function emptyWords({ request }: ChartView): string {
  return request.indicators.length === 0 ? 'Choose a row to plot.' : 'No data to show.';
}
