import { bisectCenter, bisectLeft } from 'd3-array';

/** One fiscal period on the axis of time: from after the end of the one before to its own end. */
export interface Band {
  readonly start: number;
  readonly end: number;
  /** Under the axis: `2024`, `2026E`, `2025 Q3`. */
  readonly label: string;
  /** Over its values: `FY 2024`. */
  readonly name: string;
  readonly forecast: boolean;
}

/** The period a day lies in; null before the first, after the last and between two that are not neighbours. */
export function bandAt(bands: readonly Band[], day: number): Band | null {
  const band = bands[bisectLeft(ends(bands), day)];
  return band !== undefined && day > band.start ? band : null;
}

/** The period another company's own belongs to: the one that ends nearest, at most half a period away. */
export function bandNear(bands: readonly Band[], day: number): Band | null {
  const band = bands[bisectCenter(ends(bands), day)];
  return band !== undefined && Math.abs(band.end - day) <= (band.end - band.start) / 2 ? band : null;
}

function ends(bands: readonly Band[]): number[] {
  return bands.map(({ end }) => end);
}
