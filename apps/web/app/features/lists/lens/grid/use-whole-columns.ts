import { type RefObject, useEffect, useState } from 'react';

/**
 * The width of columns in rem, so that whole ones fill the room beside the names: at least the given one. Where scrolling ends,
 * it moves on to the edge of a column, so that no clipped number reads as another figure.
 */
export function useWholeColumns(
  scroller: RefObject<HTMLElement | null>,
  { lead, least }: { readonly lead: number; readonly least: number },
): number {
  const [width, setWidth] = useState(least);

  useEffect(() => {
    const shown = scroller.current;
    if (shown === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const room = shown.clientWidth / rem - lead;
      setWidth(room < least ? least : room / Math.floor(room / least));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [scroller, lead, least]);

  useEffect(() => {
    const shown = scroller.current;
    if (shown === null) return;
    const align = () => {
      const column = width * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const most = shown.scrollWidth - shown.clientWidth;
      const left = Math.min(Math.round(shown.scrollLeft / column) * column, most);
      if (Math.abs(left - shown.scrollLeft) > 1) shown.scrollTo({ left });
    };
    shown.addEventListener('scrollend', align);
    return () => shown.removeEventListener('scrollend', align);
  }, [scroller, width]);

  return width;
}
