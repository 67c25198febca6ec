import type { RowUnit } from '../rows/index.ts';
import type { NoFairValue } from './fair-value.ts';

/** One number behind a refusal, with the name and unit it is shown under. */
export interface NamedNumber {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** `year` is printed as it is. */
  readonly unit: RowUnit | 'year';
}

/**
 * The numbers that explain why there is no value, in reading order; the sentence around them is the screen's.
 * Example: a terminal free cash flow below zero names the year, that cash flow, CFO and capex with their growth.
 */
export function noValueNumbers(refusal: NoFairValue): NamedNumber[] {
  return names.flatMap(({ key, label, unit }) => {
    const value = refusal.detail[key];
    return value === undefined ? [] : [{ key, label, value, unit }];
  });
}

const names: readonly Omit<NamedNumber, 'value'>[] = [
  { key: 'requiredReturn', label: 'Required return', unit: 'percent' },
  { key: 'terminalGrowth', label: 'Terminal growth', unit: 'percent' },
  { key: 'year', label: 'Fiscal year', unit: 'year' },
  { key: 'freeCashFlow', label: 'Free cash flow', unit: 'millions' },
  { key: 'cashFlowFromOperatingActivities', label: 'CFO', unit: 'millions' },
  { key: 'capex', label: 'Capex', unit: 'millions' },
  { key: 'interest', label: 'Interest after tax', unit: 'millions' },
  { key: 'revenueChange', label: 'Revenue change', unit: 'percent' },
  { key: 'capexChange', label: 'Capex change', unit: 'percent' },
  { key: 'enterpriseValue', label: 'Enterprise value', unit: 'millions' },
  { key: 'netDebt', label: 'Net debt', unit: 'millions' },
  { key: 'preferredStock', label: 'Preferred stock', unit: 'millions' },
  { key: 'minorityInterest', label: 'Minority interest', unit: 'millions' },
  { key: 'equityValue', label: 'Equity value', unit: 'millions' },
  { key: 'years', label: 'Fiscal years on file', unit: 'year' },
  { key: 'needed', label: 'Fiscal years needed', unit: 'year' },
  { key: 'commonBook', label: 'Common book value', unit: 'millions' },
  { key: 'earnings', label: 'Earnings to common', unit: 'millions' },
  { key: 'meanMargin', label: 'Mean margin', unit: 'percent' },
  { key: 'margin', label: 'Margin of the last year', unit: 'percent' },
  { key: 'earningsPerShare', label: 'Mean EPS', unit: 'perShare' },
  { key: 'fundsFromOperations', label: 'Funds from operations', unit: 'millions' },
  { key: 'maintenance', label: 'Maintenance', unit: 'millions' },
  { key: 'payout', label: 'Payout', unit: 'percent' },
  { key: 'leastPayout', label: 'Least payout', unit: 'percent' },
];
