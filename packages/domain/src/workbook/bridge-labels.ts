import { type OwnFigureKey, ownFigureUnits, placesOfUnit } from '../forecast/index.ts';

/** Figures of the fair value's sheet that a person may put their own in place of. Money and shares are in millions. */
export const bridgeLabels = {
  netDebt: 'Net debt',
  preferredStock: 'Preferred stock',
  minorityInterest: 'Minority interest',
  sharesOutstanding: 'Shares outstanding',
  adrRatio: 'Ordinary shares of a traded one',
  currencyRate: 'Exchange rate at the fiscal year end',
} as const satisfies Partial<Record<OwnFigureKey, string>>;

export type BridgeKey = keyof typeof bridgeLabels;

export const bridgeKeys = Object.keys(bridgeLabels) as readonly BridgeKey[];

export function isHeldInMillions(key: BridgeKey): boolean {
  return placesOfUnit[ownFigureUnits[key]] === 6;
}
