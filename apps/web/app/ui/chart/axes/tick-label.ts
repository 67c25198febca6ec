import type { AxisMeasure, Scale } from './axis-units.ts';

export function tickLabel(measure: AxisMeasure, value: number, step: number, scale: Scale | null): string {
  // Floating-point residue of a zero.
  if (Math.abs(value) < step / 1e6) return measure === 'percent' ? '0%' : '0';
  if (scale !== null) return `${decimal(value, step, scale.size)}${scale.letter}`;
  if (measure === 'percent') return `${decimal(value, step, 0.01)}%`;
  return measure === 'number' ? `${decimal(value, step, 1)}×` : decimal(value, step, 1);
}

function decimal(value: number, step: number, size: number): string {
  const [whole = '', part] = Math.abs(value / size)
    .toFixed(decimalsOf(step / size))
    .split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}

/** Steps are round: two digits suffice. */
function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 8; decimals += 1) {
    const shifted = step * 10 ** decimals;
    if (Math.abs(shifted - Math.round(shifted)) < 1e-6 * shifted) return decimals;
  }
  return 8;
}
