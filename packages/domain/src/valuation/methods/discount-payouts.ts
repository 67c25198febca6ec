import { forecastColumns, type Rate } from '../../forecast/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import type { MethodFigureKey, MethodYear } from '../method.ts';

interface Growing {
  readonly lastYear: number;
  /** What a share earns in the last year: all of it is the owners' at Terminal. */
  readonly earned: number;
  readonly growth: Rate;
  /** What is paid of it in the years before; the rest is kept and earns the growth. */
  readonly payout: Rate;
}

export interface DiscountedPayouts {
  readonly years: readonly MethodYear[];
  readonly ofYears: number;
  readonly terminal: number;
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
  { requiredReturn, terminalGrowth }: ValuationChoice,
  names: { readonly earned: MethodFigureKey; readonly paid: MethodFigureKey },
): DiscountedPayouts {
  const years: MethodYear[] = [];
  let perShare = earned;
  let discountFactor = 1;
  let ofYears = 0;
  let terminal = 0;
  for (let at = 1; at <= forecastColumns; at += 1) {
    const isTerminal = at === forecastColumns;
    perShare *= 1 + growth;
    if (!isTerminal) discountFactor /= 1 + requiredReturn;
    const paid = perShare * (isTerminal ? 1 - terminalGrowth / requiredReturn : payout);
    const presentValue = discountFactor * (isTerminal ? paid / (requiredReturn - terminalGrowth) : paid);
    if (isTerminal) terminal = presentValue;
    else ofYears += presentValue;
    years.push({
      year: lastYear + at,
      terminal: isTerminal,
      figures: [
        { key: names.earned, value: perShare, unit: 'perShare' },
        { key: names.paid, value: paid, unit: 'perShare' },
        { key: 'discountFactor', value: discountFactor, unit: 'ratio' },
        { key: 'presentValue', value: presentValue, unit: 'perShare' },
      ],
    });
  }
  return { years, ofYears, terminal };
}
