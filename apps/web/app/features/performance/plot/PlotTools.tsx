import { rangeLabel } from '../../../ui/chart/zoom/zoom-range.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { ChartEvents } from '../events/use-events.ts';
import type { OwnMarks } from '../own-marks/use-own-marks.ts';
import type { LogScale } from './use-log-scale.ts';
import type { ZoomControls } from './use-zoom.ts';
import './plot-tools.css';

/** How the picture shows what was chosen. */
export function PlotTools({
  log,
  zoom,
  events,
  own,
}: {
  log: LogScale;
  zoom: ZoomControls;
  events: ChartEvents;
  own: OwnMarks;
}) {
  const { range, byTouch, zoomTo, zoomBy, setByTouch } = zoom;
  return (
    <div className="plot-tools needs-script">
      <Button size="sm" aria-pressed={log.on} onClick={log.toggle}>
        Log scale
      </Button>
      <Button size="sm" aria-pressed={events.on} onClick={events.toggle}>
        Events
      </Button>
      {own.toggles?.map(({ label, on, toggle }) => (
        <Button key={label} size="sm" aria-pressed={on} onClick={toggle}>
          {label}
        </Button>
      ))}
      <Button size="sm" onClick={() => zoomBy(0.5)}>
        Zoom in
      </Button>
      {range !== null && (
        <>
          <Button size="sm" onClick={() => zoomBy(2)}>
            Zoom out
          </Button>
          <Button size="sm" onClick={() => zoomTo(null)}>
            Reset zoom
          </Button>
        </>
      )}
      <Button size="sm" className="touch-only" aria-pressed={byTouch} onClick={() => setByTouch(!byTouch)}>
        Drag to zoom
      </Button>
      <span role="status" className="caption">
        {range !== null && `${rangeLabel(range)}. `}
        {log.refusal}
        {events.failure}
        {own.remark}
      </span>
    </div>
  );
}
