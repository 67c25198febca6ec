/** A value across the whole plot, on the axis of a series. */
export interface PlotLevel {
  readonly id: string;
  /** The id of the series. */
  readonly series: string;
  readonly value: number;
  /** `298.63 active`. */
  readonly label: string;
  readonly tone: 'plain' | 'model';
}

export interface PlacedLevel extends Omit<PlotLevel, 'label'> {
  /** Null where the label below counts it. */
  readonly label: string | null;
  readonly y: number;
  readonly labelY: number;
}

const above = 4;
const apart = 12;
/** The series keep at least so much of their axis; a level further away is an arrow at its edge. */
export const ownPart = 0.6;

type Range = readonly [number, number];

export function nearestFirst(levels: readonly PlotLevel[], [low, high]: Range): PlotLevel[] {
  const distance = ({ value }: PlotLevel) => Math.max(low - value, value - high);
  return levels.toSorted((one, other) => distance(one) - distance(other));
}

export function reaching([low, high]: Range, values: readonly number[]): Range {
  return [Math.min(low, ...values), Math.max(high, ...values)];
}

/**
 * A range with those levels that leave the series their part of it; the nearest first.
 *
 * @param sizeOf of a range, on the scale it is drawn on
 */
export function rangeWith(
  range: Range,
  levels: readonly PlotLevel[],
  sizeOf: (min: number, max: number) => number,
): Range {
  const own = sizeOf(...range);
  return nearestFirst(levels, range).reduce<Range>((reached, { value }) => {
    const further = reaching(reached, [value]);
    return own < ownPart * sizeOf(...further) ? reached : further;
  }, range);
}

/**
 * Those within the frame, their labels above them and apart. One whose label would stand nearer to another line is counted
 * in the label below: `311.20 active and 1 more`.
 *
 * @param beyond what is said at the edges of levels beyond them
 */
export function placeLevels(
  levels: readonly PlotLevel[],
  yOf: (series: string) => ((value: number) => number) | null,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  beyond: readonly { readonly edge: 'top' | 'bottom'; readonly y: number }[] = [],
): PlacedLevel[] {
  const yAt = (edge: 'top' | 'bottom') => beyond.find((mark) => mark.edge === edge)?.y;
  let lowest = yAt('bottom') ?? Number.POSITIVE_INFINITY;
  const highest = (yAt('top') ?? Number.NEGATIVE_INFINITY) + apart;
  const placed: PlacedLevel[] = [];
  let labelled: { at: number; text: string; more: number } | null = null;
  const sorted = levels
    .flatMap((level) => {
      const y = yOf(level.series)?.(level.value);
      return y === undefined || y < top || y > bottom ? [] : [{ ...level, y }];
    })
    .sort((one, other) => other.y - one.y);
  for (const level of sorted) {
    const labelY = Math.min(level.y - above, lowest - apart);
    if (labelled !== null && level.y - above - labelY > apart) {
      labelled.more += 1;
      const counted = placed[labelled.at];
      if (counted) placed[labelled.at] = { ...counted, label: `${labelled.text} and ${labelled.more} more` };
      placed.push({ ...level, label: null, labelY });
      continue;
    }
    lowest = labelY;
    labelled = { at: placed.length, text: level.label, more: 0 };
    placed.push({ ...level, labelY: lowest < highest ? level.y + apart : lowest });
  }
  return placed;
}
