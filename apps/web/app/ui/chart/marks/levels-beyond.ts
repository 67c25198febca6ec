import type { PlotLevel } from './plot-levels.ts';
import { tenth } from './tenth.ts';

/** At an edge of the plot: the nearest of the levels that its axis does not reach. */
export interface BeyondMark {
  readonly edge: 'top' | 'bottom';
  /** `928.05 active and 2 more`. */
  readonly label: string;
  readonly tone: PlotLevel['tone'];
  /** Where the label’s letters stand. */
  readonly y: number;
}

/** The letters at the top stand in the room above the plot. */
const overTop = 1;
const overBottom = 4;

export function levelsBeyond(
  levels: readonly PlotLevel[],
  yOf: (series: string) => ((value: number) => number) | null,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): BeyondMark[] {
  const placed = levels.flatMap((level) => {
    const y = yOf(level.series)?.(level.value);
    return y === undefined ? [] : [{ level, y }];
  });
  const above = placed.filter(({ y }) => y < top).sort((one, other) => other.y - one.y);
  const below = placed.filter(({ y }) => y > bottom).sort((one, other) => one.y - other.y);
  return [...markOf('top', above, top - overTop), ...markOf('bottom', below, bottom - overBottom)];
}

function markOf(
  edge: BeyondMark['edge'],
  [nearest, ...others]: readonly { level: PlotLevel }[],
  y: number,
): BeyondMark[] {
  if (nearest === undefined) return [];
  const { label, tone } = nearest.level;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [{ edge, y, tone, label: `${label}${more}` }];
}

/** A triangle before the label that points out of the plot. */
export function beyondPath({ edge, y }: Pick<BeyondMark, 'edge' | 'y'>, left: number): string {
  const x = tenth(left);
  return edge === 'top' ? `M${x} ${tenth(y - 1)}h8l-4 -7z` : `M${x} ${tenth(y - 8)}h8l-4 7z`;
}
