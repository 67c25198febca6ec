/** Where a value per share stands against the market price. */
export type Side = 'above' | 'below' | 'at';

export interface HeatCell {
  readonly value: number | null;
  /** Null without a value or without a price. */
  readonly side: Side | null;
  /** How far from the price, 0 to 100: full from 55 % away. */
  readonly strength: number;
  /** Between this cell and the next the value passes the price: the contour runs there. */
  readonly crossesRight: boolean;
  readonly crossesBelow: boolean;
}

/** The grid of values against the price: sides, strengths, and the contour along which value and price are equal. */
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
        strength: strengthOf(value, price),
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

function strengthOf(value: number | null, price: number | null): number {
  if (value === null || price === null || !(price > 0)) return 0;
  return Math.min(Math.abs(value / price - 1) / fullAt, 1) * 100;
}

/** A value equal to the price lies on the contour itself: counted with those above. */
function crosses(here: Side | null, there: Side | null): boolean {
  return here !== null && there !== null && (here === 'below') !== (there === 'below');
}
