export type Side = 'above' | 'below' | 'at';

export interface HeatCell {
  readonly value: number | null;
  readonly side: Side | null;
  /** 0 to 100: full for the value of the grid that is farthest from the price. */
  readonly strength: number;
  readonly crossesRight: boolean;
  readonly crossesBelow: boolean;
}

export function heatCells(
  values: readonly (readonly (number | null)[])[],
  price: number | null,
): HeatCell[][] {
  const strengthOf = colorScale(values.flat(), price);
  const sideAt = (row: number, column: number) => sideOf(values[row]?.[column] ?? null, price);
  return values.map((line, row) =>
    line.map((value, column) => {
      const side = sideAt(row, column);
      return {
        value,
        side,
        strength: strengthOf(value),
        crossesRight: crosses(side, sideAt(row, column + 1)),
        crossesBelow: crosses(side, sideAt(row + 1, column)),
      };
    }),
  );
}

function sideOf(value: number | null, price: number | null): Side | null {
  if (value === null || price === null) return null;
  return value === price ? 'at' : value > price ? 'above' : 'below';
}

/** Pale for a grid that lies on one side of the price, so that its nearest value still shows the side. */
const palest = 25;

/** By the grid's own range: from the price, or from the nearest value where all lie on one side. */
function colorScale(values: readonly (number | null)[], price: number | null) {
  const distanceOf = (value: number) => Math.abs(value - (price ?? 0));
  const known = values.filter((value) => value !== null);
  const distances = known.map(distanceOf);
  const farthest = Math.max(...distances);
  const isAround =
    known.some((value) => value >= (price ?? 0)) && known.some((value) => value <= (price ?? 0));
  const from = isAround ? 0 : Math.min(...distances);
  const least = isAround ? 0 : palest;
  return (value: number | null): number => {
    if (value === null || price === null) return 0;
    if (farthest === from) return value === price ? 0 : 100;
    return least + ((distanceOf(value) - from) / (farthest - from)) * (100 - least);
  };
}

/** A value equal to the price is on the contour; counted as above. */
function crosses(here: Side | null, there: Side | null): boolean {
  return here !== null && there !== null && (here === 'below') !== (there === 'below');
}
