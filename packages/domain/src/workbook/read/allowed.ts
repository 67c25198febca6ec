import { highestRate, lowestRate } from '../../custom-forecast/index.ts';
import { boundOfOwnFigure, highestOwnFigure, type OwnFigureBound } from '../../forecast/index.ts';
import { rateBounds } from '../../valuation/index.ts';
import { type BridgeKey, bridgeKeys } from '../bridge-labels.ts';

/** What an input of a file may be: the same as in its field on the page. */
export type Allowed = { readonly from: number; readonly to: number } | OwnFigureBound;

/** An input that isn't. */
export interface UnreadableInput {
  readonly name: string;
  readonly allowed: Allowed;
}

export const allowedInCell: Allowed = { from: lowestRate, to: highestRate };

export function allowedAs(name: keyof typeof rateBounds | BridgeKey): Allowed {
  const own = bridgeKeys.find((key) => key === name);
  return own === undefined ? rateBounds[name as keyof typeof rateBounds] : boundOfOwnFigure(own);
}

export function isAllowed(value: number, allowed: Allowed): boolean {
  if (typeof allowed === 'object') return value >= allowed.from && value <= allowed.to;
  if (!(Math.abs(value) <= highestOwnFigure)) return false;
  return allowed === 'any' || (allowed === 'aboveZero' ? value > 0 : value >= 0);
}
