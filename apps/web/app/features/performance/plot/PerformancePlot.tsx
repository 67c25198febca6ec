import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import type { PlotLevel } from '../../../ui/chart/marks/plot-levels.ts';
import { Plot } from '../../../ui/chart/Plot.tsx';
import type { PlotSize } from '../../../ui/chart/plot-frame.ts';
import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import type { Band } from '../../../ui/chart/time/bands.ts';
import { formatMoment } from '../../../ui/chart/time/moment.ts';
import type { PlotZoom } from '../../../ui/chart/zoom/zoom-range.ts';
import type { ChartView } from './chart-view.ts';

export function PerformancePlot({
  view: { series, bands, forecast, cursorSteps },
  ...plot
}: {
  view: ChartView;
  type: PlotType;
  logarithmic?: boolean;
  events?: readonly PlotEvent[];
  levels?: readonly PlotLevel[];
  size: PlotSize;
  label: string;
  onWake?: () => void;
  zoom?: PlotZoom;
}) {
  return (
    <Plot
      {...plot}
      series={series}
      bands={bands}
      forecastName={forecast?.name ?? null}
      cursorSteps={cursorSteps}
      headingOf={headingAt}
    />
  );
}

/** `FY 2021 · Jul 19, 2021`. A year to come has no day yet. */
export function headingAt(day: number, band: Band | null): string {
  if (band === null) return formatMoment(day);
  return band.forecast && day === band.end ? band.name : `${band.name} · ${formatMoment(day)}`;
}
