import type { StatedFigure } from '@tenfold/contract/assistant';

/** In full, as the answer's text rounds: `51,217,000,000 USD`, `10.5%`, `2.21`. */
export function statedValue({ value, unit }: StatedFigure): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : value.join(', ');
  if (unit === 'year') return String(value);
  if (unit === 'percent') return `${inDigits(value * 100)}%`;
  if (unit === 'ratio') return inDigits(value);
  return `${inDigits(value)} ${unit.replace('/share', ' a share')}`;
}

function inDigits(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 }).replace('-', '−');
}
