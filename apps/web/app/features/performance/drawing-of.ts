import { dashOf } from '../../ui/chart/hatch.ts';
import { drawnOf } from '../../ui/chart/plot-series.ts';
import { type Drawing, noPaint, type Paint, type PathShape, type Shape, type TextShape } from './drawing.ts';
import type { PlottedSeries } from './plotted-series.ts';

const titleHeight = 30;
const legendLine = 18;
/** About as wide as a letter of the legend. */
const letter = 6.4;
const margin = 12;

/** The chart as it is seen now, in its theme, with a title and a legend over it: a file has no page around it. */
export function drawingOf(card: Element, title: string, series: readonly PlottedSeries[]): Drawing {
  const plot = [...card.querySelectorAll<SVGSVGElement>('svg.plot-picture')].findLast(
    (svg) => svg.getBoundingClientRect().width > 0,
  );
  if (plot === undefined) throw new Error('no chart is drawn');
  const { width, height } = plot.viewBox.baseVal;
  const page = getComputedStyle(card);
  const text = page.color;
  const legend = legendOf(plot, series, width, text);
  const top = titleHeight + legend.height;
  const heading: TextShape = {
    kind: 'text',
    x: margin,
    y: 20,
    text: title,
    anchor: 'start',
    size: 14,
    weight: '600',
    fill: text,
  };
  return {
    width,
    height: top + height,
    background: page.backgroundColor,
    font: page.fontFamily,
    shapes: [
      heading,
      ...legend.shapes,
      ...[...plot.querySelectorAll('*')].flatMap((one) => shapeOf(one, top)),
    ],
  };
}

function legendOf(plot: Element, series: readonly PlottedSeries[], width: number, text: string) {
  const shapes: Shape[] = [];
  let x = margin;
  let y = titleHeight + 4;
  for (const { name, look } of drawnOf(series)) {
    const room = 30 + name.length * letter;
    if (x + room > width - margin && x > margin) {
      x = margin;
      y += legendLine;
    }
    const colour = seriesColour(plot, look.colour);
    const dash = dashOf(look.pattern)?.split(' ').map(Number) ?? [];
    shapes.push(
      { ...noPaint, kind: 'path', d: `M${x} ${y - 4}h16`, dy: 0, stroke: colour, strokeWidth: 2.5, dash },
      { kind: 'text', x: x + 22, y, text: name, anchor: 'start', size: 11, weight: '500', fill: text },
    );
    x += room;
  }
  return { shapes, height: y - titleHeight + 8 };
}

/** As drawn: a colour of the palette is two, one for each theme. */
function seriesColour(plot: Element, colour: number): string {
  const mark = plot.querySelector(`.series-${colour} :is(.chart-line, .chart-bar)`);
  if (mark === null) return 'currentColor';
  const { stroke, fill } = getComputedStyle(mark);
  return mark.classList.contains('chart-line') ? stroke : fill;
}

function shapeOf(element: Element, dy: number): Shape[] {
  const style = getComputedStyle(element);
  if (element instanceof SVGTextElement) {
    return [
      {
        kind: 'text',
        x: number(element, 'x'),
        y: number(element, 'y') + dy,
        text: element.textContent ?? '',
        anchor: style.textAnchor as TextShape['anchor'],
        size: Number.parseFloat(style.fontSize),
        weight: style.fontWeight,
        fill: style.fill,
      },
    ];
  }
  const d = pathOf(element);
  return d === null ? [] : [{ kind: 'path', d, dy, ...paintOf(style) } satisfies PathShape];
}

function pathOf(element: Element): string | null {
  const at = (name: string) => number(element, name);
  switch (element.tagName) {
    case 'path':
      return element.getAttribute('d') || null;
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'rect':
      return `M${at('x')} ${at('y')}h${at('width')}v${at('height')}h${-at('width')}z`;
    case 'circle': {
      const [x, y, r] = [at('cx'), at('cy'), at('r')];
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }
    default:
      return null;
  }
}

function number(element: Element, name: string): number {
  return Number(element.getAttribute(name));
}

function paintOf(style: CSSStyleDeclaration): Paint {
  return {
    fill: style.fill,
    fillOpacity: Number(style.fillOpacity),
    stroke: style.stroke,
    strokeOpacity: Number(style.strokeOpacity),
    strokeWidth: Number.parseFloat(style.strokeWidth),
    dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat),
    opacity: Number(style.opacity),
  };
}
