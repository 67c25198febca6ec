import type { NoFairValue, NoValueReason } from '@tenfold/domain/valuation';
import { describe, expect, test } from 'vitest';
import { noValueLabels } from './no-value-labels.ts';

const setting = { forecastType: 'averages', reportedCurrency: 'TWD', priceCurrency: 'USD' } as const;

function words(why: NoValueReason, detail: NoFairValue['detail'] = {}) {
  return noValueLabels({ ok: false, why, detail }, setting).text;
}

describe('reasons for no value', () => {
  test('name both currencies where they differ', () => {
    expect(words('currency_mismatch')).toContain('reports in TWD and trades in USD');
  });

  test('name capex only when it grows faster than revenue', () => {
    const outrun = { capex: 90, capexChange: 0.28, revenueChange: 0.12 };
    const burning = { capex: 90, capexChange: 0.05, revenueChange: 0.12 };
    expect(words('terminal_free_cash_flow_not_positive', outrun)).toContain('Averages let capex grow faster');
    expect(words('terminal_free_cash_flow_not_positive', burning)).not.toContain('capex');
    expect(words('terminal_free_cash_flow_not_positive')).not.toContain('capex');
  });
});
