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

/** The unit it is typed in. */
export const ownFigureUnits = {
  netDebt: 'millions',
  sharesOutstanding: 'shares',
  preferredStock: 'millions',
  minorityInterest: 'millions',
  capex: 'millions',
  maintenance: 'millions',
  payout: 'percent',
  adrRatio: 'ratio',
  currencyRate: 'ratio',
} as const satisfies Record<OwnFigureKey, string>;

/** How far the decimal mark moves from a field to what is stored: 12.5 million is 12,500,000, and 40 % is 0.4. */
export const placesOfUnit = { millions: 6, shares: 6, percent: -2, ratio: 0 } as const;

/** The highest that its field takes, as it is stored. */
export function highestStored(key: OwnFigureKey): number {
  return highestOwnFigure * 10 ** placesOfUnit[ownFigureUnits[key]];
}
