export interface AxisExtent {
  readonly min: number;
  readonly max: number;
  readonly fromZero: boolean;
}

/** The value at line 0 and the step between lines. */
export interface AxisSteps {
  readonly origin: number;
  readonly step: number;
}

/** Axes sharing grid lines, at whole numbers between from and to. */
export interface AlignedSteps {
  /** Zero or less, often fractional: a small loss needs no line of its own. */
  readonly from: number;
  readonly to: number;
  readonly axes: readonly AxisSteps[];
}

/** Candidate numbers of lines over and under zero; ties keep the usual. */
const usual = { above: 4, below: 0 };
const mixed = [
  [4, 1],
  [3, 1],
  [5, 1],
  [3, 2],
  [4, 2],
  [2, 2],
  [2, 3],
  [1, 3],
  [2, 4],
  [1, 4],
  [0, 4],
].map(([above = 0, below = 0]) => ({ above, below }));

/**
 * Round steps with zero at the same height on every axis that shows it. An axis that needs no zero is fitted
 * between the same lines.
 */
export function alignedSteps(reaches: readonly AxisExtent[]): AlignedSteps {
  const tier = reaches.filter(showsZero);
  const hasLoss = tier.some(({ min }) => min < 0);
  const { above, below } = hasLoss ? leastWaste(tier) : usual;
  const from = hasLoss ? lowest(tier, above, below) : 0;
  return {
    from,
    to: above,
    axes: reaches.map((reach) =>
      showsZero(reach)
        ? { origin: 0, step: standingStep(reach, above, below) }
        : freeSteps(reach, Math.ceil(from), above),
    ),
  };
}

function showsZero({ min, max, fromZero }: AxisExtent): boolean {
  return fromZero || (min < 0 && max > 0);
}

type Lines = typeof usual;

function leastWaste(reaches: readonly AxisExtent[]): Lines {
  const wasted = ({ above, below }: Lines) =>
    reaches.reduce((sum, reach) => {
      const height = above - lowest(reaches, above, below);
      const span = Math.max(reach.max, 0) - Math.min(reach.min, 0);
      return sum + (standingStep(reach, above, below) * height) / (span || 1);
    }, 0);
  return mixed.reduce((best, lines) => (wasted(lines) < wasted(best) - 1e-9 ? lines : best));
}

/** Rounded to a full step when nearly there. */
function lowest(reaches: readonly AxisExtent[], above: number, below: number): number {
  const depths = reaches.map((reach) => Math.max(-reach.min, 0) / standingStep(reach, above, below));
  const depth = Math.max(...depths) * (1 + 1e-9);
  return -(depth % 1 > 0.7 ? Math.ceil(depth) : depth);
}

function standingStep({ min, max }: AxisExtent, above: number, below: number): number {
  const up = max > 0 ? max / above : 0;
  const down = min < 0 ? -min / below : 0;
  return niceStep(Math.max(up, down));
}

function freeSteps({ min, max }: AxisExtent, firstLine: number, lastLine: number): AxisSteps {
  const intervals = lastLine - firstLine;
  let step = niceStep((max - min || Math.abs(max) * 0.02) / intervals);
  let low = Math.floor(min / step) * step;
  while (low + intervals * step < max) {
    step = niceStep(step * 1.01);
    low = Math.floor(min / step) * step;
  }
  return { origin: low - firstLine * step, step };
}

const nice = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10];

/** The next round number ≥ size; 1 for nothing. */
export function niceStep(size: number): number {
  if (size === Number.POSITIVE_INFINITY) return size;
  if (!(size > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  const found = nice.find((one) => one * power >= size * (1 - 1e-9)) ?? 10;
  return found * power;
}
