import { bisectCenter, bisectLeft } from 'd3-array';
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { PlotReadout } from './PlotReadout.tsx';
import type { Picture } from './picture.ts';
import type { PlotLayout } from './plot-layout.ts';
import { readingsAt, spokenReadings, stopsOf } from './readings.ts';
import { twinDays } from './twin-days.ts';

/** A line that follows the pointer or the arrow keys, and what every series says where it stands. */
export function PlotCursor({
  picture,
  layout,
  onWake,
}: {
  picture: Picture;
  layout: PlotLayout;
  /** Someone wants to know a day: what was left out of the first picture is worth fetching now. */
  onWake: () => void;
}) {
  const { series, bands, request } = picture;
  const [day, setDay] = useState<number | null>(null);
  const stops = useMemo(() => stopsOf(series), [series]);
  const strides = useMemo(() => twinDays(series, bands, request.range), [series, bands, request]);
  if (stops.length === 0) return null;

  const last = stops.length - 1;
  const index = day === null ? last : Math.min(bisectCenter(stops, day), last);
  const stop = stops[index] ?? 0;
  const readings = readingsAt(series, bands, stop);

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * layout.size.width;
    const { from, to } = layout;
    setDay(stopAt(stops, from + ((x - layout.left) / (layout.right - layout.left)) * (to - from), layout));
  }

  function walk(event: KeyboardEvent) {
    const at = bisectLeft(strides, stop);
    const next: Partial<Record<string, number | undefined>> = {
      ArrowLeft: stops[Math.max(index - 1, 0)],
      ArrowRight: stops[Math.min(index + 1, last)],
      PageUp: strides[Math.max(at - 1, 0)],
      PageDown: strides[Math.min(strides[at] === stop ? at + 1 : at, strides.length - 1)],
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
        aria-valuetext={spokenReadings(readings)}
        onPointerEnter={onWake}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setDay(null)}
        onFocus={() => {
          onWake();
          setDay((now) => now ?? stop);
        }}
        onBlur={() => setDay(null)}
        onKeyDown={walk}
      />
      {day !== null && <PlotReadout readings={readings} layout={layout} />}
    </>
  );
}

/** Where bars stand, a period is meant by any point in its field; elsewhere the nearest day. */
function stopAt(stops: readonly number[], day: number, { bars }: PlotLayout): number | null {
  const at = bars.length > 0 ? Math.min(bisectLeft(stops, day), stops.length - 1) : bisectCenter(stops, day);
  return stops[at] ?? null;
}
