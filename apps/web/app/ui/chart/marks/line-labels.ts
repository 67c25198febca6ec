import type { PlotFrame } from '../plot-frame.ts';
import type { Place } from './line-path.ts';
import type { LineMark } from './plot-marks.ts';

export interface LineLabel extends Place {
  readonly text: string;
  readonly anchor: 'start' | 'end';
  readonly colour: number;
}

const apart = 13;
const letter = 7;
const most = 6;

/** Labels never overlap; with many lines only prices are labelled. */
export function placeLineLabels(lines: readonly LineMark[], { top, bottom, right }: PlotFrame): LineLabel[] {
  const named = lines.filter(({ series }) => series.endName !== null);
  const shown = named.length > most ? named.filter(({ series }) => series.pace === 'daily') : named;
  if (shown.length > most) return [];
  const names = shown
    .flatMap(({ series, dots }): LineLabel[] => {
      const end = dots.at(-1);
      if (end === undefined || series.endName === null) return [];
      const text = series.endName;
      const fits = end.x + 7 + text.length * letter <= right;
      const place = fits
        ? { x: end.x + 7, y: end.y + 4, anchor: 'start' as const }
        : { x: end.x - 7, y: end.y - 7, anchor: 'end' as const };
      return [{ text, colour: series.look.colour, ...place }];
    })
    .sort((one, other) => one.y - other.y);
  return pushedApart(names, top + apart, bottom - 4);
}

/** Pushes down from the top, then back up from the bottom if out of room. */
function pushedApart(names: readonly LineLabel[], highest: number, lowest: number): LineLabel[] {
  const ys: number[] = [];
  for (const { y } of names) ys.push(Math.max(y, (ys.at(-1) ?? highest - apart) + apart));
  for (let at = ys.length - 1, limit = lowest; at >= 0; at -= 1, limit -= apart) {
    ys[at] = Math.min(ys[at] ?? limit, limit);
    limit = ys[at] ?? limit;
  }
  return names.map((name, index) => ({ ...name, y: ys[index] ?? name.y }));
}
