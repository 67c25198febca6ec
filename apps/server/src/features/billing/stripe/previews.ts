import type { Bill } from '@tenfold/contract/billing';
import type Stripe from 'stripe';
import type { PlannedChange, Price } from '../provider/provider.ts';
import { kindOfChange } from './change-kind.ts';
import { toDate, toSeconds } from './client/seconds.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { itemOf } from './coming-change.ts';
import { previewPlan } from './preview-plan.ts';
import { readLines } from './read-invoice.ts';
import { getSubscription, requireActive } from './read-subscription.ts';
import { automaticTax, readTax } from './tax.ts';
import { totalOf } from './totals.ts';

type Next = Readonly<{ at: Date; total: number }>;

export async function previewChange(
  account: StripeAccount,
  customer: string | null,
  change: PlannedChange,
  at: Date,
): Promise<Bill> {
  if (change.kind === 'subscribe') return previewSubscribe(account, customer, change, at);
  if (customer === null) throw new Error('who has no customer at Stripe has nothing to change');
  return previewPlanChange(account, customer, change, at);
}

async function previewSubscribe(
  account: StripeAccount,
  customer: string | null,
  { price, startsAt }: PlannedChange & { readonly kind: 'subscribe' },
  at: Date,
): Promise<Bill> {
  const invoice = await previewPlan(account, customer, price);
  if (startsAt !== null) return nothingNow(price, at, { at: startsAt, total: invoice.total });
  return toBill(account, invoice, price, at, invoice.total);
}

async function previewPlanChange(
  account: StripeAccount,
  customer: string,
  { subscription: id, price }: PlannedChange & { readonly kind: 'change' },
  at: Date,
): Promise<Bill> {
  const subscription = await getSubscription(account, customer, id);
  requireActive(subscription);
  const item = itemOf(subscription);
  const total = await totalOf(account, customer, price);
  if ((await kindOfChange(account, subscription, price)) !== 'now') {
    return nothingNow(price, at, { at: toDate(item.current_period_end), total });
  }
  const invoice = await account.api.invoices.createPreview({
    customer,
    subscription: id,
    ...automaticTax(account),
    subscription_details: {
      items: [{ id: item.id, price: await account.prices.getId(price) }],
      proration_behavior: 'always_invoice',
      proration_date: toSeconds(at),
      billing_cycle_anchor: { type: 'now' },
    },
  });
  return toBill(account, invoice, price, at, total);
}

async function toBill(
  account: StripeAccount,
  invoice: Stripe.Invoice,
  { currency }: Price,
  at: Date,
  nextTotal: number,
): Promise<Bill> {
  const lines = await readLines(account, invoice);
  const end = lines.find(({ kind }) => kind === 'period')?.to ?? toDate(invoice.period_end).toISOString();
  return {
    currency,
    lines,
    subtotal: invoice.subtotal,
    tax: await readTax(account, invoice),
    total: Math.max(invoice.total, 0),
    proratedAt: toDate(toSeconds(at)).toISOString(),
    nextPayment: { at: end, total: nextTotal },
  };
}

function nothingNow({ currency }: Price, at: Date, next: Next): Bill {
  return {
    currency,
    lines: [],
    subtotal: 0,
    tax: null,
    total: 0,
    proratedAt: toDate(toSeconds(at)).toISOString(),
    nextPayment: { at: next.at.toISOString(), total: next.total },
  };
}
