import { dashOf, hatchPath } from '../../../ui/chart/series/hatch.ts';
import { isBar, type PlotType, withData } from '../../../ui/chart/series/plot-series.ts';
import type { PlottedSeries } from '../plot/plotted-series.ts';
import { noPaint, type Paint, type PathShape, type Shape } from './drawing.ts';
import { readPaint } from './read-paint.ts';

const lineHeight = 18;
const letter = 6.4;

interface LegendInput {
  readonly plot: Element;
  readonly series: readonly PlottedSeries[];
  readonly type: PlotType;
  readonly text: string;
  readonly top: number;
  readonly margin: number;
  readonly width: number;
}

export function buildLegend({ plot, series, type, text, top, margin, width }: LegendInput) {
  const shapes: Shape[] = [];
  let x = margin;
  let y = top + 4;
  const rendered = withData(series);
  const add = (name: string, mark: (x: number, y: number) => readonly Shape[]) => {
    const room = 30 + name.length * letter;
    if (x + room > width - margin && x > margin) {
      x = margin;
      y += lineHeight;
    }
    shapes.push(...mark(x, y), {
      kind: 'text',
      x: x + 22,
      y,
      text: name,
      anchor: 'start',
      size: 11,
      weight: '500',
      fill: text,
    });
    x += room;
  };
  for (const one of rendered) {
    add(one.name, (x, y) =>
      isBar(one, series, type) ? barPiece(plot, one, x + 3, y - 9) : [linePiece(plot, one, x, y - 4)],
    );
  }
  if (plot.querySelector(simulatedLine) !== null) {
    add('Simulated', (x, y) => [
      { ...paintIn(plot, simulatedLine), kind: 'path', d: `M${x} ${y - 4}h16`, dy: 0, strokeWidth: 2.5 },
    ]);
  }
  return { shapes, height: y - top + 8 };
}

const simulatedLine = '.is-simulated-line';

function linePiece(plot: Element, { look }: PlottedSeries, x: number, y: number): PathShape {
  const paint = paintIn(plot, `.series-${look.colour} .chart-line:not(.is-forecast-line)`);
  const dash = dashOf(look.pattern)?.split(' ').map(Number) ?? [];
  return { ...paint, kind: 'path', d: `M${x} ${y}h16`, dy: 0, strokeOpacity: 1, strokeWidth: 2.5, dash };
}

function barPiece(plot: Element, { look }: PlottedSeries, x: number, y: number): PathShape[] {
  const bar = paintIn(plot, `.series-${look.colour} .chart-bar:not(.is-forecast-bar)`);
  const box: PathShape = { ...bar, kind: 'path', d: `M${x} ${y}h10v10h-10z`, dy: 0 };
  const hatch = hatchPath(look.pattern, { x, y, width: 10, height: 10 });
  if (hatch === '') return [box];
  return [box, { ...paintIn(plot, '.chart-hatch'), kind: 'path', d: hatch, dy: 0 }];
}

function paintIn(plot: Element, mark: string): Paint {
  const found = plot.querySelector(mark);
  return found === null ? noPaint : readPaint(getComputedStyle(found));
}
