import type { BillingOverview } from '@tenfold/contract/billing';
import { expect, test } from 'vitest';
import { endedText } from './ended-text.ts';

const overview: BillingOverview = {
  environment: 'sandbox',
  publishableKey: null,
  now: '2027-01-01T00:00:00.000Z',
  plan: 'light',
  until: null,
  cause: 'free',
  endedAt: '2026-12-14T00:00:00.000Z',
  endReason: 'unpaid',
  subscription: null,
  currency: null,
  credits: [],
};

test('whoever is back on Light reads the day and the reason', () => {
  expect(endedText(overview)).toBe('Investor ended on Dec 14, 2026: its renewal wasn’t paid.');
  expect(endedText({ ...overview, endReason: 'grant_over' })).toBe(
    'Your free time on Investor ended on Dec 14, 2026.',
  );
});

test('nothing has ended for a newcomer, nor where a plan runs again', () => {
  expect(endedText({ ...overview, endedAt: null, endReason: null })).toBeNull();
  expect(endedText({ ...overview, plan: 'investor' })).toBeNull();
});
