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
/** The series keep at least so much of their axis. */
const ownPart = 0.3;

/**
 * A range with the levels near enough that the series don't become a flat line; the nearest first.
 *
 * @param sizeOf of a range, on the scale it is drawn on
 */
export function rangeWith(
  range: readonly [number, number],
  levels: readonly number[],
  sizeOf: (min: number, max: number) => number = (min, max) => max - min,
): [number, number] {
  const distance = (value: number) => Math.max(range[0] - value, value - range[1]);
  const own = sizeOf(...range);
  let [min, max] = range;
  for (const value of levels.toSorted((one, other) => distance(one) - distance(other))) {
    const [low, high] = [Math.min(min, value), Math.max(max, value)];
    if (own < ownPart * sizeOf(low, high)) continue;
    [min, max] = [low, high];
  }
  return [min, max];
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
