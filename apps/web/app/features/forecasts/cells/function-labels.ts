import type { FunctionName } from '@tenfold/domain/formulas';

interface FunctionLabel {
  /** Behind the name: `(cell or range, …)`. */
  readonly takes: string;
  readonly short: string;
  readonly gives: string;
}

export const functionLabels: Readonly<Record<FunctionName, FunctionLabel>> = {
  IF: {
    takes: '(condition; then; else)',
    short: 'one of two values',
    gives: 'The second value where the condition holds, else the third.',
  },
  AVERAGE: { takes: '(cell or range; …)', short: 'mean', gives: 'The mean of the numbers.' },
  MEDIAN: { takes: '(cell or range; …)', short: 'middle value', gives: 'The middle one of the numbers.' },
  MIN: { takes: '(cell or range; …)', short: 'smallest', gives: 'The smallest of the numbers.' },
  MAX: { takes: '(cell or range; …)', short: 'largest', gives: 'The largest of the numbers.' },
  SUM: { takes: '(cell or range; …)', short: 'total', gives: 'The numbers added up.' },
  ROUND: { takes: '(number; decimals)', short: 'rounded', gives: 'The number rounded to so many decimals.' },
  CAGR: {
    takes: '(range) or (first; last; years)',
    short: 'compound growth',
    gives: 'The compound growth rate per year.',
  },
};
