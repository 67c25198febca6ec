import type { FairValue } from '@tenfold/domain/valuation';

export interface WaterfallBar {
  readonly label: readonly [string, string];
  readonly kind: 'present' | 'terminal' | 'sum' | 'bridge' | 'total';
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

export function waterfallBars(value: FairValue): WaterfallBar[] {
  const bars: WaterfallBar[] = [];
  let level = 0;
  const step = (kind: WaterfallBar['kind'], amount: number, ...label: [string, string]) => {
    bars.push({ kind, amount, label, from: level, to: level + amount });
    level += amount;
  };
  const stand = (kind: WaterfallBar['kind'], amount: number, ...label: [string, string]) => {
    bars.push({ kind, amount, label, from: 0, to: amount });
    level = amount;
  };

  for (const { year, presentValue } of value.years) step('present', presentValue, 'PV', String(year));
  step('terminal', value.terminal.presentValue, 'PV', 'terminal');
  stand('sum', value.enterpriseValue, 'Enterprise', 'value');
  step('bridge', -value.netDebt, 'Net', value.netDebt < 0 ? 'cash' : 'debt');
  if (value.preferredStock !== 0) step('bridge', -value.preferredStock, 'Preferred', 'stock');
  if (value.minorityInterest !== 0) step('bridge', -value.minorityInterest, 'Minority', 'interest');
  stand('total', value.equityValue, 'Equity', 'value');
  return bars;
}
