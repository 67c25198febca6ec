import { bisectCenter, bisectLeft } from 'd3-array';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { eventsNear, type PlotEvent } from '../events/plot-events.ts';
import type { PlotLayout } from '../plot-layout.ts';
import type { PlotSeries } from '../series/plot-series.ts';
import type { Band } from '../time/bands.ts';
import { formatMoment } from '../time/moment.ts';
import { useDrag } from '../zoom/use-drag.ts';
import { type PlotZoom, wholeRange, zoomAround } from '../zoom/zoom-range.ts';
import { PlotReadout } from './PlotReadout.tsx';
import { describeReadings, readingsAt } from './readings.ts';

interface Props {
  layout: PlotLayout;
  cursorSteps: readonly number[];
  headingOf: (day: number, band: Band | null) => string;
  onWake: (() => void) | undefined;
  zoom: PlotZoom | undefined;
  /** Also what a zoom leaves out. */
  whole: readonly PlotSeries[];
}

export function PlotCursor({ layout, cursorSteps, headingOf, onWake, zoom, whole }: Props) {
  const [day, setDay] = useState<number | null>(null);
  const { series, bands, time, size } = layout;
  const { stops } = time;
  const dayAt = (pixels: number, width: number) => time.dayAt((pixels / width) * size.width);
  const { drag, ...dragging } = useDrag(zoom, dayAt);
  if (stops.length === 0) return null;

  const last = stops.length - 1;
  const index = day === null ? last : Math.min(bisectCenter(stops, day), last);
  const stop = stops[index] ?? 0;
  const readings = readingsAt(series, bands, stop);
  const heading = headingOf(stop, readings.band);
  const events = eventLabelsAt(layout, stop);

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setDay(stopAt(layout, dayAt(event.clientX - left, width)));
  }

  function walk(event: KeyboardEvent) {
    const factor = zoomKeys[event.key];
    if (zoom !== undefined && factor !== undefined) {
      event.preventDefault();
      zoom.zoomTo(zoomAround(wholeRange(whole), zoom.range, stop, factor));
      return;
    }
    const next = dayByKey(event.key, index, stops, cursorSteps);
    if (next === undefined) return;
    event.preventDefault();
    setDay(next);
  }

  return (
    <>
      <div
        className="plot-cursor"
        role="slider"
        tabIndex={0}
        aria-label={`Values at a date. Arrow keys move by point, Page Up and Page Down by period${zoom === undefined ? '' : ', plus and minus zoom'}.`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={describeReadings(readings, heading, events)}
        onPointerEnter={onWake}
        onPointerMove={(event) => {
          follow(event);
          dragging.move(event);
        }}
        onPointerDown={(event) => {
          follow(event);
          dragging.start(event);
        }}
        onPointerUp={dragging.end}
        onPointerCancel={dragging.cancel}
        onPointerLeave={() => setDay(null)}
        onFocus={() => {
          onWake?.();
          setDay((now) => now ?? stop);
        }}
        onBlur={() => setDay(null)}
        onKeyDown={walk}
      />
      {drag !== null && (
        <div
          className="plot-selection"
          style={{ left: Math.min(...drag), width: Math.abs(drag[1] - drag[0]) }}
        />
      )}
      {day !== null && <PlotReadout readings={readings} heading={heading} events={events} layout={layout} />}
    </>
  );
}

const zoomKeys: Partial<Record<string, number>> = {
  '+': 0.5,
  '=': 0.5,
  '-': 2,
  '0': Number.POSITIVE_INFINITY,
};

/** By point, by period, or to an end. */
function dayByKey(
  key: string,
  index: number,
  stops: readonly number[],
  cursorSteps: readonly number[],
): number | undefined {
  const last = stops.length - 1;
  const stop = stops[index] ?? 0;
  const at = bisectLeft(cursorSteps, stop);
  const next: Partial<Record<string, number | undefined>> = {
    ArrowLeft: stops[Math.max(index - 1, 0)],
    ArrowRight: stops[Math.min(index + 1, last)],
    PageUp: cursorSteps[Math.max(at - 1, 0)],
    PageDown: cursorSteps[Math.min(cursorSteps[at] === stop ? at + 1 : at, cursorSteps.length - 1)],
    Home: stops[0],
    End: stops[last],
  };
  return next[key];
}

function eventLabelsAt({ events, remarks, time }: PlotLayout, stop: number): string[] {
  return [
    ...eventsNear(events, time.x(stop)).map(describeEvent),
    ...remarks.filter(({ day }) => day === stop).map(({ number, text }) => `${number}: ${text}`),
  ];
}

function describeEvent({ day, text }: PlotEvent): string {
  return `${formatMoment(day)}: ${text}`;
}

/** A band is selected anywhere inside it; otherwise the nearest day. */
function stopAt({ time: { kind, stops }, bars }: PlotLayout, day: number): number | null {
  const inStretch = kind === 'periods' || (kind === 'years' && bars.length > 0);
  const at = inStretch ? Math.min(bisectLeft(stops, day), stops.length - 1) : bisectCenter(stops, day);
  return stops[at] ?? null;
}
