import { bisectCenter, bisectLeft } from 'd3-array';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { PlotLayout } from '../plot-layout.ts';
import type { Band } from '../time/bands.ts';
import { PlotReadout } from './PlotReadout.tsx';
import { describeReadings, readingsAt } from './readings.ts';

export function PlotCursor({
  layout,
  cursorSteps,
  headingOf,
  onWake,
}: {
  layout: PlotLayout;
  cursorSteps: readonly number[];
  headingOf: (day: number, band: Band | null) => string;
  onWake: (() => void) | undefined;
}) {
  const [day, setDay] = useState<number | null>(null);
  const { series, bands, time, size } = layout;
  const { stops } = time;
  if (stops.length === 0) return null;

  const last = stops.length - 1;
  const index = day === null ? last : Math.min(bisectCenter(stops, day), last);
  const stop = stops[index] ?? 0;
  const readings = readingsAt(series, bands, stop);
  const heading = headingOf(stop, readings.band);

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setDay(stopAt(layout, time.dayAt(((event.clientX - left) / width) * size.width)));
  }

  function walk(event: KeyboardEvent) {
    const at = bisectLeft(cursorSteps, stop);
    const next: Partial<Record<string, number | undefined>> = {
      ArrowLeft: stops[Math.max(index - 1, 0)],
      ArrowRight: stops[Math.min(index + 1, last)],
      PageUp: cursorSteps[Math.max(at - 1, 0)],
      PageDown: cursorSteps[Math.min(cursorSteps[at] === stop ? at + 1 : at, cursorSteps.length - 1)],
      Home: stops[0],
      End: stops[last],
    };
    const found = next[event.key];
    if (found === undefined) return;
    event.preventDefault();
    setDay(found);
  }

  return (
    <>
      <div
        className="plot-cursor"
        role="slider"
        tabIndex={0}
        aria-label="Values at a date. Arrow keys move by point, Page Up and Page Down by period."
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={describeReadings(readings, heading)}
        onPointerEnter={onWake}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setDay(null)}
        onFocus={() => {
          onWake?.();
          setDay((now) => now ?? stop);
        }}
        onBlur={() => setDay(null)}
        onKeyDown={walk}
      />
      {day !== null && <PlotReadout readings={readings} heading={heading} layout={layout} />}
    </>
  );
}

/** A band is selected anywhere inside it; otherwise the nearest day. */
function stopAt({ time: { kind, stops }, bars }: PlotLayout, day: number): number | null {
  const inStretch = kind === 'periods' || (kind === 'years' && bars.length > 0);
  const at = inStretch ? Math.min(bisectLeft(stops, day), stops.length - 1) : bisectCenter(stops, day);
  return stops[at] ?? null;
}
