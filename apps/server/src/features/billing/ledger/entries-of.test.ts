import type { BillLine } from '@tenfold/contract/billing';
import { expect, test } from 'vitest';
import type { CustomerState, ProviderInvoice } from '../provider/provider.ts';
import { entriesOf } from './entries-of.ts';

const begun = new Date('2026-11-01T00:00:00Z');
const later = new Date('2026-11-20T00:00:00Z');
const price = { planType: 'month', amount: 1_200, currency: 'USD' } as const;
const period = { from: begun, to: new Date('2026-12-01T00:00:00Z') };
const line = (kind: BillLine['kind'], amount: number): BillLine => ({
  kind,
  planType: 'year',
  from: later.toISOString(),
  to: period.to.toISOString(),
  amount,
});

/** The state for somebody who pays by the month, with a bill that the bank refused. */
function refused(lines: BillLine[]): CustomerState {
  const invoice: ProviderInvoice = {
    id: 'in_2',
    subscription: 'sub_1',
    state: 'open',
    currency: 'USD',
    lines,
    subtotal: 8_800,
    tax: null,
    total: 8_800,
    createdAt: later,
    paidAt: null,
    period,
    firstFailedAt: later,
    failure: 'Your card was declined.',
    card: null,
    document: null,
    refunds: [],
    dispute: null,
  };
  const subscription = {
    id: 'sub_1',
    state: 'active',
    price,
    createdAt: begun,
    period,
    nextPayment: null,
    nextPlanType: null,
    canceledAt: null,
    endsAt: null,
    card: null,
    confirmation: null,
  } as const;
  return { customer: 'cus_1', cards: [], subscriptions: [subscription], invoices: [invoice] };
}

test('a renewal that was refused begins a grace; another period that was refused doesn’t', () => {
  const isRenewal = (lines: BillLine[]) =>
    entriesOf(refused(lines)).find(({ what }) => what === 'failed')?.facts.isRenewal;
  expect(isRenewal([line('period', 1_200)])).toBe(true);
  expect(isRenewal([line('unused', -800), line('period', 9_600)])).toBe(false);
});
