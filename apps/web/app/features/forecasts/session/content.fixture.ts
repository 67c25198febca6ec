import type { Content } from './content.ts';

/** Over averages, nothing typed. */
export const untyped: Content = {
  startsFrom: 'averages',
  baseYear: 2025,
  values: {},
  requiredReturn: 0.1,
  terminalGrowth: 0,
  method: null,
  leverage: 'levered',
  ownFigures: {},
};

/** The same with the margin of the first year typed. */
export function withMargin(margin: number): Content {
  return { ...untyped, values: { '2026': { margin } } };
}
