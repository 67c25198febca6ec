import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import type { PlottedSeries } from '../plot/plotted-series.ts';
import { buildLegend } from './build-legend.ts';
import type { Drawing, PathShape, Shape, TextShape } from './drawing.ts';
import { readPaint } from './read-paint.ts';
import { type SavedText, wrapNotes } from './saved-text.ts';

const titleHeight = 30;
const margin = 12;
const eventNotes = {
  report: 'Under the axis: triangles are reports filed, dots dividends, squares splits.',
  comment: 'Diamonds under the axis are comments.',
  alert: 'Discs on the price are price alerts that fired.',
} as const;
const noteHeight = 15;
const noteLetter = 5.9;

export function buildDrawing(
  card: Element,
  { heading, notes }: SavedText,
  series: readonly PlottedSeries[],
  type: PlotType,
): Drawing {
  const plot = [...card.querySelectorAll<SVGSVGElement>('svg.plot-picture')].findLast(
    (svg) => svg.getBoundingClientRect().width > 0,
  );
  if (plot === undefined) throw new Error('no chart is drawn');
  const { width, height } = plot.viewBox.baseVal;
  const page = getComputedStyle(card);
  const text = page.color;
  const legend = buildLegend({ plot, series, type, text, top: titleHeight, margin, width });
  const top = titleHeight + legend.height;
  const line = (y: number, content: string, size: number, weight: string): TextShape => {
    return { kind: 'text', x: margin, y, text: content, anchor: 'start', size, weight, fill: text };
  };
  const has = (kinds: string) => plot.querySelector(kinds) !== null;
  const { zoomed } = plot.dataset;
  const allNotes = [
    ...(zoomed === undefined ? [] : [`Zoomed to ${zoomed}.`]),
    ...notes,
    ...(has('.plot-event-report, .plot-event-dividend, .plot-event-split') ? [eventNotes.report] : []),
    ...(has('.plot-event-comment') ? [eventNotes.comment] : []),
    ...(has('.plot-event-alert') ? [eventNotes.alert] : []),
  ];
  const noteLines = wrapNotes(allNotes, (width - 2 * margin) / noteLetter);
  return {
    width,
    title: heading,
    height: top + height + noteLines.length * noteHeight + margin,
    background: page.backgroundColor,
    font: page.fontFamily,
    shapes: [
      line(20, heading, 14, '600'),
      ...legend.shapes,
      ...[...plot.querySelectorAll('*')].flatMap((one) => shapeOf(one, top)),
      ...noteLines.map((note, at) => line(top + height + (at + 1) * noteHeight, note, 11, '400')),
    ],
  };
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
  const d = pathData(element);
  return d === null ? [] : [{ kind: 'path', d, dy, ...readPaint(style) } satisfies PathShape];
}

function pathData(element: Element): string | null {
  const at = (name: string) => number(element, name);
  switch (element.tagName) {
    case 'path':
      return element.getAttribute('d') || null;
    case 'use': {
      const used = document.getElementById((element.getAttribute('href') ?? '').slice(1));
      return used === null ? null : pathData(used);
    }
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'rect':
      return `M${at('x')} ${at('y')}h${at('width')}v${at('height')}h${-at('width')}z`;
    case 'circle': {
      const x = at('cx');
      const y = at('cy');
      const r = at('r');
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }
    default:
      return null;
  }
}

function number(element: Element, name: string): number {
  return Number(element.getAttribute(name));
}
