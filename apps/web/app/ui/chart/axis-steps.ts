/** What the figures of one axis reach, and whether it must show zero. */
export interface AxisReach {
  readonly min: number;
  readonly max: number;
  readonly fromZero: boolean;
}

/** The lowest line of an axis and the distance from one to the next. */
export interface AxisSteps {
  readonly low: number;
  readonly step: number;
}

/**
 * Steps for axes that share their grid lines: as many on each, and zero at the same height on all that show it.
 * A free axis, one that needs no zero, fits its figures.
 */
export function alignedSteps(reaches: readonly AxisReach[]): { intervals: number; axes: AxisSteps[] } {
  const standing = reaches.filter(({ fromZero }) => fromZero);
  const losses = standing.some(({ min }) => min < 0);
  const intervals = losses ? 5 : 4;
  const below = losses ? bestBelow(standing, intervals) : 0;
  return {
    intervals,
    axes: reaches.map((reach) => {
      if (!reach.fromZero) return freeSteps(reach, intervals);
      const step = stepAround(reach, below, intervals - below);
      return { low: below === 0 ? 0 : -below * step, step };
    }),
  };
}

/** How many of the steps lie below zero, so that the least height is wasted over all axes. */
function bestBelow(reaches: readonly AxisReach[], intervals: number): number {
  const wasted = (below: number) =>
    reaches.reduce((sum, reach) => {
      const span = Math.max(reach.max, 0) - Math.min(reach.min, 0);
      return sum + (stepAround(reach, below, intervals - below) * intervals) / (span || 1);
    }, 0);
  const candidates = Array.from({ length: intervals }, (_, index) => index + 1);
  return candidates.reduce((best, below) => (wasted(below) < wasted(best) ? below : best));
}

function stepAround({ min, max }: AxisReach, below: number, above: number): number {
  const up = max > 0 ? max / above : 0;
  const down = min < 0 ? -min / below : 0;
  return niceStep(Math.max(up, down));
}

function freeSteps({ min, max }: AxisReach, intervals: number): AxisSteps {
  let step = niceStep((max - min || Math.abs(max) * 0.02) / intervals);
  let low = Math.floor(min / step) * step;
  while (low + intervals * step < max) {
    step = niceStep(step * 1.01);
    low = Math.floor(min / step) * step;
  }
  return { low, step };
}

const nice = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10];

/** The next round number that is not smaller; 1 where there is nothing to measure. */
export function niceStep(size: number): number {
  if (size === Number.POSITIVE_INFINITY) return size;
  if (!(size > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  const found = nice.find((one) => one * power >= size * (1 - 1e-9)) ?? 10;
  return found * power;
}
