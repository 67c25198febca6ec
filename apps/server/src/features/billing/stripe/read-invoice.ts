import type { BillLine } from '@tenfold/contract/billing';
import type Stripe from 'stripe';
import type { ProviderInvoice } from '../provider/provider.ts';
import { declineOf } from './client/declines.ts';
import { idOf, idOrNull } from './client/ids.ts';
import { toDate, toDateOrNull } from './client/seconds.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { listDisputes, readDispute } from './disputes.ts';
import { toRefund } from './read-refund.ts';
import { readTax } from './tax.ts';

/** What an invoice must be asked for with, so that it can be read. */
export const invoiceParts = ['payments'];
/** And a charge. */
export const chargeParts = ['refunds'];

const states: Readonly<Record<string, ProviderInvoice['state']>> = {
  draft: 'draft',
  open: 'open',
  paid: 'paid',
};

/**
 * @param invoice with `invoiceParts`
 * @param charges with `chargeParts`, newest first; those of other invoices may be among them
 */
export async function readInvoice(
  account: StripeAccount,
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): Promise<ProviderInvoice> {
  const own = chargesOf(invoice, charges);
  const lines = await readLines(account, invoice);
  const paidFor = lines.find(({ kind }) => kind === 'period');
  const disputes = await listDisputes(account, own);
  return {
    id: invoice.id,
    subscription: idOrNull(invoice.parent?.subscription_details?.subscription),
    state: stateOf(invoice),
    currency: invoice.currency.toUpperCase(),
    lines,
    subtotal: invoice.subtotal,
    tax: await readTax(account, invoice),
    total: invoice.total,
    createdAt: toDate(invoice.created),
    paidAt: toDateOrNull(invoice.status_transitions.paid_at),
    period: {
      from: new Date(paidFor?.from ?? toDate(invoice.period_start)),
      to: new Date(paidFor?.to ?? toDate(invoice.period_end)),
    },
    firstFailedAt: toDateOrNull(firstFailure(invoice, own)),
    failure: await failureOf(account, invoice),
    card: cardOf(own),
    document: invoice.number ? { number: invoice.number, pdfUrl: invoice.invoice_pdf ?? null } : null,
    refunds: own.flatMap((charge) => charge.refunds?.data ?? []).map(toRefund),
    dispute: disputes[0] === undefined ? null : await readDispute(account, disputes[0]),
  };
}

/** A plan that starts later has an invoice of nothing: it isn’t one to us. */
export function isAboutMoney({ total, lines }: Stripe.Invoice): boolean {
  return total !== 0 || lines.data.some(({ amount }) => amount !== 0);
}

/** Invoices of ours have three lines at most, so the first page has them all. */
export async function readLines(account: StripeAccount, { lines }: Stripe.Invoice): Promise<BillLine[]> {
  const charged = lines.data.filter(({ amount }) => amount !== 0);
  return Promise.all(charged.map((line) => readLine(account, line)));
}

async function readLine({ prices }: StripeAccount, line: Stripe.InvoiceLineItem): Promise<BillLine> {
  const price = line.pricing?.price_details?.price;
  return {
    kind: line.amount < 0 ? 'unused' : 'period',
    planType: price === undefined ? 'month' : (await prices.get(idOf(price))).planType,
    from: toDate(line.period.start).toISOString(),
    to: toDate(line.period.end).toISOString(),
    amount: line.amount,
  };
}

function chargesOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Stripe.Charge[] {
  const payments = (invoice.payments?.data ?? []).map(({ payment }) => idOrNull(payment.payment_intent));
  return charges.filter((charge) => payments.includes(idOrNull(charge.payment_intent) ?? ''));
}

function stateOf({ status }: Stripe.Invoice): ProviderInvoice['state'] {
  return states[status ?? ''] ?? 'void';
}

/** In seconds. */
function firstFailure(invoice: Stripe.Invoice, own: readonly Stripe.Charge[]): number | null {
  const failed = own.filter(({ status }) => status === 'failed').map(({ created }) => created);
  if (failed.length > 0) return Math.min(...failed);
  // A renewal that the bank wants confirmed, or that has no card to pay with, has no charge; it failed all the same.
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const isUnpaid = invoice.status === 'open' && invoice.attempted;
  return isRenewal && isUnpaid ? invoice.status_transitions.finalized_at : null;
}

async function failureOf({ api }: StripeAccount, invoice: Stripe.Invoice): Promise<string | null> {
  if (invoice.status !== 'open') return null;
  const payment = invoice.payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent;
  if (payment === undefined) return null;
  return declineOf(await api.paymentIntents.retrieve(idOf(payment)))?.sentence ?? null;
}

/** The one that paid, or was tried last. */
function cardOf(own: readonly Stripe.Charge[]): ProviderInvoice['card'] {
  const charge = own.find(({ paid }) => paid) ?? own[0];
  const card = charge?.payment_method_details?.card;
  if (!card?.brand || !card.last4) return null;
  return { brand: card.brand, last4: card.last4 };
}
