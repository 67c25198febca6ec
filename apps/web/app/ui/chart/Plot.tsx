import { memo, useMemo, useRef } from 'react';
import { PlotCursor } from './cursor/PlotCursor.tsx';
import type { PlotEvent } from './events/plot-events.ts';
import { PlotBackground } from './marks/PlotBackground.tsx';
import { PlotMarks } from './marks/PlotMarks.tsx';
import type { PlotLevel } from './marks/plot-levels.ts';
import type { PlotRemark } from './marks/plot-remarks.ts';
import type { PlotSize } from './plot-frame.ts';
import { plotLayout } from './plot-layout.ts';
import type { PlotSeries, PlotType } from './series/plot-series.ts';
import type { Band } from './time/bands.ts';
import { useMeasuredSize } from './use-measured-size.ts';
import { hasPeriodWidth, type PlotZoom, partWithin, rangeLabel } from './zoom/zoom-range.ts';
import './chart.css';
import './plot.css';

interface Props {
  series: readonly PlotSeries[];
  bands: readonly Band[];
  type: PlotType;
  logarithmic?: boolean;
  events?: readonly PlotEvent[] | undefined;
  levels?: readonly PlotLevel[] | undefined;
  remarks?: readonly PlotRemark[] | undefined;
  /** The designed size; drawn for the width it gets. */
  size: PlotSize;
  label: string;
  forecastName: string | null;
  /** Where Page Up and Page Down stop. */
  cursorSteps: readonly number[];
  headingOf: (day: number, band: Band | null) => string;
  /** Called when the pointer or focus enters: a reader may look up a day. */
  onWake?: () => void;
  zoom?: PlotZoom | undefined;
}

/** Memoized: moving the cursor doesn't re-render the plot. */
export const Plot = memo(function Plot(props: Props) {
  const {
    series,
    bands,
    type,
    logarithmic = false,
    events,
    levels,
    remarks,
    label,
    forecastName,
    cursorSteps,
    headingOf,
    onWake,
    zoom,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useMeasuredSize(frame, props.size);
  const range = zoom?.range ?? null;
  const part = useMemo(() => {
    if (range === null) return { series, bands };
    return partWithin({ series, bands }, range, hasPeriodWidth(series, type)) ?? { series, bands };
  }, [series, bands, range, type]);
  const layout = useMemo(
    () =>
      plotLayout({
        ...part,
        type,
        size,
        logarithmic,
        ...(events && { events }),
        ...(levels && { levels }),
        ...(remarks && { remarks }),
      }),
    [part, type, size, logarithmic, events, levels, remarks],
  );
  return (
    <div ref={frame} className="plot-frame">
      <svg
        className="plot plot-picture"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={range === null ? label : `${label} Zoomed to ${rangeLabel(range)}.`}
        data-zoomed={range === null ? undefined : rangeLabel(range)}
      >
        <PlotBackground layout={layout} forecastName={forecastName} />
        <PlotMarks layout={layout} />
      </svg>
      <PlotCursor
        layout={layout}
        cursorSteps={cursorSteps}
        headingOf={headingOf}
        onWake={onWake}
        zoom={zoom}
        whole={series}
      />
    </div>
  );
});
