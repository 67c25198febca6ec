import { readingLabel } from '../cursor/readings.ts';
import type { PlotSeries } from '../series/plot-series.ts';
import type { Band } from '../time/bands.ts';
import type { PlotTime } from '../time/plot-time.ts';
import type { Place } from './line-path.ts';
import type { BarMark } from './plot-marks.ts';

export interface PlotNote extends Place {
  readonly text: string;
  readonly kind: 'figure' | 'gap' | 'period';
}

/** For a single series: every figure above its mark if there is room, and a dash for gaps. */
export function figureNotes(
  series: PlotSeries,
  place: (point: PlotSeries['points'][number]) => Place,
  zero: number,
  { bands, time }: { bands: readonly Band[]; time: PlotTime },
): PlotNote[] {
  const gaps = [...(series.gaps?.keys() ?? [])].flatMap((end): PlotNote[] => {
    const band = bands.find((one) => one.end === end);
    if (band === undefined) return [];
    return [{ kind: 'gap', text: '–', x: (time.x(band.start) + time.x(band.end)) / 2, y: zero - 5 }];
  });
  const [first] = bands;
  const figures = series.points.map((point): PlotNote => {
    const { x, y } = place(point);
    return {
      kind: 'figure',
      text: readingLabel(series, point.value),
      x,
      y: point.value < 0 ? y + 15 : y - 7,
    };
  });
  const widest = Math.max(0, ...figures.map(({ text }) => text.length * letter));
  if (first === undefined || time.x(first.end) - time.x(first.start) < widest) return gaps;
  return [...figures, ...gaps];
}

export function periodNotes(bars: readonly BarMark[], bands: readonly Band[]): PlotNote[] {
  const boxes = bars.flatMap((bar) => bar.boxes);
  const notes = bands.flatMap(({ end, label }): PlotNote[] => {
    const own = boxes.filter((box) => box.end === end);
    if (own.length === 0) return [];
    const left = Math.min(...own.map(({ x }) => x));
    const right = Math.max(...own.map(({ x, width }) => x + width));
    const top = Math.min(...own.map(({ y }) => y));
    return [{ kind: 'period', text: label, x: (left + right) / 2, y: top - 6 }];
  });
  const apart = notes.map(({ x }, index) => x - (notes[index - 1]?.x ?? Number.NEGATIVE_INFINITY));
  const widest = Math.max(...notes.map(({ text }) => text.length * letter));
  return widest < Math.min(...apart) ? notes : notes.flatMap(inTwoLines);
}

const letter = 6.5;
const lineHeight = 13;

/** `LTM to` over `2025 Q3`. */
function inTwoLines(note: PlotNote): PlotNote[] {
  const [over, under] = note.text.split(/(?<= to) /);
  if (over === undefined || under === undefined) return [note];
  return [
    { ...note, text: over, y: note.y - lineHeight },
    { ...note, text: under },
  ];
}
