import { type PointerEvent, useState } from 'react';
import type { DayRange, PlotZoom } from './zoom-range.ts';

const leastPixels = 8;

/** Where a drag began and where it is, in pixels from the left of the plot. */
export type Drag = readonly [from: number, to: number];

/** A mouse selects a range by dragging; a finger when zooming by touch is on. Vertical swipes stay the page's. */
export function useDrag(zoom: PlotZoom | undefined, dayAt: (pixels: number, width: number) => number) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const at = (event: PointerEvent) => event.clientX - event.currentTarget.getBoundingClientRect().left;
  return {
    drag,
    start(event: PointerEvent) {
      if (zoom === undefined || event.button !== 0) return;
      if (event.pointerType === 'touch' && !zoom.byTouch) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag([at(event), at(event)]);
    },
    move(event: PointerEvent) {
      if (drag !== null) setDrag([drag[0], at(event)]);
    },
    end(event: PointerEvent) {
      const { width } = event.currentTarget.getBoundingClientRect();
      const range = drag && daysDragged([drag[0], at(event)], (pixels) => dayAt(pixels, width));
      if (range !== null) zoom?.zoomTo(range);
      setDrag(null);
    },
    cancel: () => setDrag(null),
  };
}

/** Null for a press that hardly moved. */
export function daysDragged([from, to]: Drag, dayAt: (pixels: number) => number): DayRange | null {
  if (Math.abs(to - from) < leastPixels) return null;
  const days = [dayAt(from), dayAt(to)];
  return [Math.min(...days), Math.max(...days)];
}
