import { forecastColumns } from '../../forecast/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import type { MethodFigure, MethodYear } from '../method.ts';

export interface PresentValues {
  readonly years: readonly MethodYear[];
  readonly ofYears: number;
  readonly terminal: number;
}

/**
 * The present value of what five years and Terminal bring, which from then on grows for ever.
 *
 * Formula: sum over t = 1..5 of F(t) / (1+r)^t + F(6) / (r - g) / (1+r)^5.
 * Example: F 10 in each year, no growth, r 10 %: 37.91 + 62.09 = 100.
 *
 * @param flowOf what a year brings, 1 to 6, and the figures it follows from
 */
export function discountYears(
  { requiredReturn, terminalGrowth }: ValuationChoice,
  lastYear: number,
  unit: MethodFigure['unit'],
  flowOf: (at: number, isTerminal: boolean) => { flow: number; figures: readonly MethodFigure[] },
): PresentValues {
  const years: MethodYear[] = [];
  let discountFactor = 1;
  let ofYears = 0;
  let terminal = 0;
  for (let at = 1; at <= forecastColumns; at += 1) {
    const isTerminal = at === forecastColumns;
    const { flow, figures } = flowOf(at, isTerminal);
    if (!isTerminal) discountFactor /= 1 + requiredReturn;
    const presentValue = discountFactor * (isTerminal ? flow / (requiredReturn - terminalGrowth) : flow);
    if (isTerminal) terminal = presentValue;
    else ofYears += presentValue;
    years.push({
      year: lastYear + at,
      terminal: isTerminal,
      figures: [
        ...figures,
        { key: 'discountFactor', value: discountFactor, unit: 'ratio' },
        { key: 'presentValue', value: presentValue, unit },
      ],
    });
  }
  return { years, ofYears, terminal };
}
