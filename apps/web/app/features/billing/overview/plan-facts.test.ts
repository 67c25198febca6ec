import type { BillingOverview, Subscription } from '@tenfold/contract/billing';
import { expect, test } from 'vitest';
import { canceledText, offeredChange, planBadge, planFacts } from './plan-facts.ts';

const subscription: Subscription = {
  subscriptionId: 'sub_1',
  planId: 'investor',
  planType: 'month',
  state: 'active',
  price: { amount: 1200, currency: 'USD' },
  period: { from: '2025-11-07T00:00:00.000Z', to: '2025-12-07T00:00:00.000Z' },
  nextPayment: { at: '2025-12-07T00:00:00.000Z', total: { amount: 1476, currency: 'USD' } },
  newPlanType: null,
  canceledAt: null,
  card: { id: 'pm_1', brand: 'visa', last4: '4242' },
  confirmation: null,
  grace: null,
};

const paid: BillingOverview = {
  environment: 'sandbox',
  publishableKey: null,
  now: '2025-11-21T00:00:00.000Z',
  plan: 'investor',
  until: '2025-12-07T00:00:00.000Z',
  cause: 'paid',
  endedAt: null,
  endReason: null,
  subscription,
  currency: 'USD',
  credits: [],
};

const canceled: BillingOverview = {
  ...paid,
  subscription: {
    ...subscription,
    state: 'canceling',
    canceledAt: '2025-11-21T00:00:00.000Z',
    nextPayment: null,
  },
};

const prices = [
  { planType: 'month', amount: 1200, currency: 'USD' },
  { planType: 'year', amount: 9600, currency: 'USD' },
] as const;

test('a plan that is paid says its price, the next payment and the card', () => {
  expect(planFacts(paid)).toEqual([
    { label: 'Price', text: '$12.00 a month, before tax' },
    { label: 'Next payment', text: '$14.76 on Dec 7, 2025' },
    { label: 'Paid with', text: 'VISA •••• 4242' },
  ]);
  expect(planBadge(paid)?.label).toBe('Active');
});

test('one that was canceled says until when it can be undone, and no next payment', () => {
  expect(planBadge(canceled)?.label).toBe('Ends Dec 7, 2025');
  expect(canceledText(canceled)).toContain('can undo this until Dec 7, 2025');
  expect(planFacts(canceled).map(({ label }) => label)).not.toContain('Next payment');
});

test('a free year says until when and why', () => {
  const granted: BillingOverview = {
    ...paid,
    until: '2026-11-21T00:00:00.000Z',
    cause: 'granted',
    subscription: null,
    credits: [
      {
        kind: 'grant',
        isReward: true,
        cause: '100 points in Business Q&A',
        grantedAt: '2025-11-21T00:00:00.000Z',
        from: '2025-11-21T00:00:00.000Z',
        until: '2026-11-21T00:00:00.000Z',
        state: 'active',
      },
    ],
  };
  expect(planBadge(granted)?.label).toBe('Free until Nov 21, 2026');
  expect(planFacts(granted)).toEqual([{ label: 'Because', text: '100 points in Business Q&A' }]);
});

test('the other period is offered while a plan goes on, not once it is canceled', () => {
  expect(offeredChange(paid, prices)).toBe('year');
  expect(offeredChange(canceled, prices)).toBeNull();
});

test('a change that is coming can be taken back', () => {
  const changing: BillingOverview = {
    ...paid,
    subscription: { ...subscription, planType: 'year', newPlanType: 'month' },
  };
  expect(offeredChange(changing, prices)).toBe('year');
});
