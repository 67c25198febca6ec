import type { ForecastBase, Rate } from '../../forecast/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import type { MethodFigureKey } from '../method.ts';
import { perTradedShare } from '../traded-share.ts';
import { discountYears, type PresentValues } from './discount-years.ts';

interface Growing {
  readonly lastYear: number;
  /** What a share earns in the last year: all of it is the owners' at Terminal. */
  readonly earned: number;
  readonly growth: Rate;
  /** What is paid of it in the years before; the rest is kept and earns the growth. */
  readonly payout: Rate;
}

/**
 * What a share is worth that pays a part of what it earns for five years, and from Terminal on all but what the terminal
 * growth needs at a return of r.
 *
 * Formula: sum over t = 1..5 of E (1+h)^t p / (1+r)^t + E (1+h)^6 x (1 - g/r) / (r - g) / (1+r)^5. The terminal growth
 * costs what it brings, so it moves nothing.
 * Example: E 10, no growth, p 1, r 10 %: 37.91 + 62.09 = 100.
 *
 * docs/methodology.md, "AFFO"
 */
export function discountPayouts(
  { lastYear, earned, growth, payout }: Growing,
  choice: ValuationChoice,
  names: { readonly earned: MethodFigureKey; readonly paid: MethodFigureKey },
): PresentValues {
  const { requiredReturn, terminalGrowth } = choice;
  let perShare = earned;
  return discountYears(choice, lastYear, 'perShare', (_at, isTerminal) => {
    perShare *= 1 + growth;
    const paid = perShare * (isTerminal ? 1 - terminalGrowth / requiredReturn : payout);
    return {
      flow: paid,
      figures: [
        { key: names.earned, value: perShare, unit: 'perShare' },
        { key: names.paid, value: paid, unit: 'perShare' },
      ],
    };
  });
}

/** What those payouts make of a traded share, and what was assumed. */
export function valueOfPayouts(
  base: ForecastBase,
  choice: ValuationChoice,
  { years, ofYears, terminal }: PresentValues,
) {
  const perShare = ofYears + terminal;
  return {
    requiredReturn: choice.requiredReturn,
    terminalGrowth: choice.terminalGrowth,
    valuationDate: base.lastPeriodEnd,
    valuePerShare: perTradedShare(base, perShare),
    terminalShare: terminal / perShare,
    years,
  };
}
