import type { OwnFigureKey } from './forecast.ts';

/** In millions, or a ratio: more than all there is. */
export const highestOwnFigure = 1e12;

export type OwnFigureBound = 'any' | 'zeroOrMore' | 'aboveZero';

/** Net cash is a negative net debt; what is divided by can't be zero. */
export function boundOfOwnFigure(key: OwnFigureKey): OwnFigureBound {
  if (key === 'netDebt') return 'any';
  return divisors.has(key) ? 'aboveZero' : 'zeroOrMore';
}

const divisors: ReadonlySet<OwnFigureKey> = new Set([
  'sharesOutstanding',
  'payout',
  'adrRatio',
  'currencyRate',
]);
