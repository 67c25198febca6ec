import type { TimeScale } from '../time/time-scale.ts';

/** Each kind has a lane under the time axis, or a place on a series, and a shape. */
export const eventShapes = {
  report: 'triangle',
  dividend: 'dot',
  split: 'square',
  comment: 'diamond',
  alert: 'disc',
} as const;
export type EventKind = keyof typeof eventShapes;

export interface PlotEvent {
  readonly day: number;
  readonly kind: EventKind;
  /** `10-Q filed`, `Dividend 0.26 USD`. */
  readonly text: string;
  /** In place of a lane. */
  readonly on?: { readonly series: string; readonly value: number; readonly label: string };
}

export interface PlacedEvent extends PlotEvent {
  readonly x: number;
  readonly y: number;
  /** Towards the middle of the plot. Null where that of a later event would be covered. */
  readonly label: { readonly text: string; readonly anchor: 'start' | 'end' } | null;
}

export const laneHeight = 11;

/** The kinds that happened in the time of a plot, in their order. */
export function lanesOf(
  events: readonly PlotEvent[],
  { from, to }: Pick<TimeScale, 'from' | 'to'>,
): EventKind[] {
  const within = new Set(
    events.filter(({ day, on }) => on === undefined && day >= from && day <= to).map(({ kind }) => kind),
  );
  return (Object.keys(eventShapes) as EventKind[]).filter((kind) => within.has(kind));
}

export function placeEvents(
  events: readonly PlotEvent[],
  time: Pick<TimeScale, 'from' | 'to' | 'x'>,
  lanes: readonly EventKind[],
  top: number,
  yOf: (series: string) => ((value: number) => number) | null = () => null,
): PlacedEvent[] {
  const middle = (time.x(time.from) + time.x(time.to)) / 2;
  const placed = events
    .filter(({ day }) => day >= time.from && day <= time.to)
    .flatMap((event) => {
      const { day, kind, on } = event;
      const y =
        on === undefined ? top + (lanes.indexOf(kind) + 0.5) * laneHeight : yOf(on.series)?.(on.value);
      if (y === undefined) return [];
      const x = time.x(day);
      const anchor = x > middle ? ('end' as const) : ('start' as const);
      return [{ ...event, x, y, label: on === undefined ? null : { text: on.label, anchor } }];
    });
  return withoutCoveredLabels(placed);
}

const labelWidth = 78;
const labelHeight = 14;

/** The latest of those that would cover each other keeps its label; all are in the table of events. */
function withoutCoveredLabels(placed: readonly PlacedEvent[]): PlacedEvent[] {
  const labelled: PlacedEvent[] = [];
  for (const event of placed.toSorted((one, other) => other.day - one.day)) {
    const isCovered = labelled.some(
      (one) =>
        Math.abs(middleOfLabel(one) - middleOfLabel(event)) < labelWidth &&
        Math.abs(one.y - event.y) < labelHeight,
    );
    if (event.label !== null && !isCovered) labelled.push(event);
  }
  return placed.map((event) => (labelled.includes(event) ? event : { ...event, label: null }));
}

function middleOfLabel({ x, label }: PlacedEvent): number {
  return label?.anchor === 'end' ? x - labelWidth / 2 : x + labelWidth / 2;
}

const nearUnits = 5;
const mostNear = 4;

/** What happened on a day of the plot, or so near to it that a pointer can't tell them apart. */
export function eventsNear(events: readonly PlacedEvent[], x: number): PlacedEvent[] {
  return events
    .filter((event) => Math.abs(event.x - x) <= nearUnits)
    .sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))
    .slice(0, mostNear)
    .sort((one, other) => one.day - other.day);
}

const size = 3;

export function eventPath({ kind, x, y }: Pick<PlacedEvent, 'kind' | 'x' | 'y'>): string {
  switch (eventShapes[kind]) {
    case 'diamond':
      return `M${x} ${y - size - 1}l${size + 1} ${size + 1}l${-size - 1} ${size + 1}l${-size - 1} ${-size - 1}z`;
    case 'disc':
      return `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`;
    case 'triangle':
      return `M${x} ${y - size}l${size} ${2 * size}h${-2 * size}z`;
    case 'dot':
      return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
    case 'square':
      return `M${x - size} ${y - size}h${2 * size}v${2 * size}h${-2 * size}z`;
  }
}
