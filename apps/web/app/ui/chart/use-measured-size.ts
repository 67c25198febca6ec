import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type PlotSize, sizeAt } from './plot-frame.ts';

/** The design's size until the frame is measured, and where it fits already. */
export function useMeasuredSize(frame: RefObject<Element | null>, design: PlotSize): PlotSize {
  const [width, setWidth] = useState(design.width);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const watch = new ResizeObserver(([entry]) => {
      const pixels = entry?.contentRect.width ?? 0;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // A plot that CSS hides has no width.
      if (pixels > 0) setWidth(Math.round((pixels / rem) * 16));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return useMemo(() => sizeAt(design, width), [design, width]);
}
