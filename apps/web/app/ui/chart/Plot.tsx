import { memo, useMemo } from 'react';
import { PlotCursor } from './cursor/PlotCursor.tsx';
import { PlotBackground } from './marks/PlotBackground.tsx';
import { PlotMarks } from './marks/PlotMarks.tsx';
import type { PlotSize } from './plot-frame.ts';
import { plotLayout } from './plot-layout.ts';
import type { PlotSeries, PlotType } from './series/plot-series.ts';
import type { Band } from './time/bands.ts';
import './chart.css';
import './plot.css';

interface Props {
  series: readonly PlotSeries[];
  /** The fiscal periods of what is drawn, oldest first. */
  bands: readonly Band[];
  type: PlotType;
  size: PlotSize;
  /** The picture in a sentence. */
  label: string;
  /** Whose forecast it is; null where no year of it is drawn. */
  forecastName: string | null;
  /** Where Page Up and Page Down stop. */
  strides: readonly number[];
  /** What stands over the values at a day. */
  headingOf: (day: number, band: Band | null) => string;
  /** Someone wants to know a day. */
  onWake?: () => void;
}

/** A picture of series over time at one size, with a cursor. Moving the cursor draws nothing of the picture again. */
export const Plot = memo(function Plot(props: Props) {
  const { series, bands, type, size, label, forecastName, strides, headingOf, onWake } = props;
  const layout = useMemo(() => plotLayout({ series, bands, type, size }), [series, bands, type, size]);
  return (
    <div className="plot-frame">
      <svg
        className="plot plot-picture"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
      >
        <PlotBackground layout={layout} forecastName={forecastName} />
        <PlotMarks layout={layout} />
      </svg>
      <PlotCursor layout={layout} strides={strides} headingOf={headingOf} onWake={onWake} />
    </div>
  );
});
