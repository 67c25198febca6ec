import { formatPercent } from '@tenfold/domain/format';
import type { MarketPosition, Verdict } from '@tenfold/domain/valuation';
import type { BadgeTone } from '../../../ui/text/Badge.tsx';

export const verdictNames: Readonly<Record<Verdict, string>> = {
  undervalued: 'Undervalued',
  overvalued: 'Overvalued',
  neither: 'Fairly valued',
};

export const verdictTones: Readonly<Record<Verdict, BadgeTone>> = {
  undervalued: 'up',
  overvalued: 'down',
  neither: 'plain',
};

/** Distance of the market price from the value: `40.4% above`, `12.0% below`, `at the value`. */
export function distanceLabel({ difference }: MarketPosition): string {
  if (difference === 0) return 'at the value';
  return `${formatPercent(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'}`;
}
