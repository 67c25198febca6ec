import { bisectCenter, bisectLeft } from 'd3-array';

/** A fiscal period on the time axis: after start, up to end. */
export interface Band {
  readonly start: number;
  readonly end: number;
  /** Under the axis: `2024`, `2026E`, `2025 Q3`, `LTM to 2025 Q3`. */
  readonly label: string;
  /** Over its values: `FY 2024`. */
  readonly name: string;
  readonly forecast: boolean;
}

/** null before the first, after the last and in gaps. */
export function bandAt(bands: readonly Band[], day: number): Band | null {
  const band = bands[bisectLeft(ends(bands), day)];
  return band !== undefined && day > band.start ? band : null;
}

/** For another company's periods: the one ending nearest, at most half a period away. */
export function bandNear(bands: readonly Band[], day: number): Band | null {
  const band = bands[bisectCenter(ends(bands), day)];
  return band !== undefined && Math.abs(band.end - day) <= (band.end - band.start) / 2 ? band : null;
}

function ends(bands: readonly Band[]): number[] {
  return bands.map(({ end }) => end);
}
