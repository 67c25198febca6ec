import type { CompanyRow } from './company-row.ts';

export function rowOf(symbol: string, parts: Partial<CompanyRow> = {}): CompanyRow {
  return {
    symbol,
    name: symbol,
    fullName: `${symbol} Corp`,
    sector: 'Technology',
    currency: 'USD',
    price: 10,
    tradedAt: '2026-08-21T16:00:00-04:00',
    priceKind: 'close',
    change: 0.01,
    simulated: false,
    pe: { value: 20, why: null },
    fcfYield: { value: 0.03, why: null },
    marketCap: { value: 1e9, why: null },
    ratiosAsOf: '2026-08-21',
    filing: { form: '10-Q', filed: '2026-07-31' },
    value: { perShare: 12, against: 0.2, label: 'ten-year averages' },
    ...parts,
  };
}
