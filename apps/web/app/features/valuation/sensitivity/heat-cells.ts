export type Side = 'above' | 'below' | 'at';

export interface HeatCell {
  readonly value: number | null;
  readonly side: Side | null;
  /** Distance from the price, 0 to 100; full from 55 %. */
  readonly strength: number;
  readonly crossesRight: boolean;
  readonly crossesBelow: boolean;
}

export function heatCells(
  values: readonly (readonly (number | null)[])[],
  price: number | null,
): HeatCell[][] {
  const sideAt = (row: number, column: number) => sideOf(values[row]?.[column] ?? null, price);
  return values.map((line, row) =>
    line.map((value, column) => {
      const side = sideAt(row, column);
      return {
        value,
        side,
        strength: colorStrength(value, price),
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

const fullAt = 0.55;

function colorStrength(value: number | null, price: number | null): number {
  if (value === null || price === null || !(price > 0)) return 0;
  return Math.min(Math.abs(value / price - 1) / fullAt, 1) * 100;
}

/** A value equal to the price is on the contour; counted as above. */
function crosses(here: Side | null, there: Side | null): boolean {
  return here !== null && there !== null && (here === 'below') !== (there === 'below');
}
