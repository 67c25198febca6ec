import type Stripe from 'stripe';
import type { ProviderInvoice } from '../provider/provider.ts';
import { allPages } from './client/all-pages.ts';
import { idOrNull } from './client/ids.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { hasCode, wantsConfirmation } from './client/stripe-errors.ts';
import { chargeParts, invoiceParts, isAboutMoney, readInvoice } from './read-invoice.ts';

/** @throws Error it isn’t this customer’s */
export async function getInvoice(
  { api }: StripeAccount,
  customer: string,
  id: string,
): Promise<Stripe.Invoice> {
  const invoice = await api.invoices.retrieve(id, { expand: invoiceParts });
  if (idOrNull(invoice.customer) !== customer) throw new Error('the invoice is another customer’s');
  return invoice;
}

/** Newest first. */
export async function listInvoices(account: StripeAccount, customer: string): Promise<ProviderInvoice[]> {
  const expand = invoiceParts.map((part) => `data.${part}`);
  const [invoices, charges] = await Promise.all([
    allPages(account.api.invoices.list({ customer, limit: 100, expand })),
    listCharges(account, { customer }),
  ]);
  const read = invoices.filter(isAboutMoney).map((invoice) => readInvoice(account, invoice, charges));
  return Promise.all(read);
}

/** Newest first. */
export function listCharges(
  { api }: StripeAccount,
  of: { readonly customer: string } | { readonly payment_intent: string },
): Promise<Stripe.Charge[]> {
  const expand = chargeParts.map((part) => `data.${part}`);
  return allPages(api.charges.list({ ...of, limit: 100, expand }));
}

/** One that the bank wants confirmed stays open: its subscription has the secret. @throws PaymentRefused */
export async function payInvoice(
  account: StripeAccount,
  customer: string,
  id: string,
  key: string,
): Promise<ProviderInvoice> {
  const { api } = account;
  await getInvoice(account, customer, id);
  const person = await api.customers.retrieve(customer);
  const card = person.deleted === true ? null : idOrNull(person.invoice_settings.default_payment_method);
  try {
    const payer = card === null ? {} : { payment_method: card };
    await api.invoices.pay(id, { ...payer, off_session: false }, { idempotencyKey: key });
  } catch (cause) {
    if (!wantsConfirmation(cause) && !hasCode(cause, 'invoice_already_paid')) throw cause;
  }
  const [invoice, charges] = await Promise.all([
    getInvoice(account, customer, id),
    listCharges(account, { customer }),
  ]);
  return readInvoice(account, invoice, charges);
}

/** What a subscription still asks for is not asked for any more. */
export async function voidOpenInvoices({ api }: StripeAccount, subscription: string): Promise<void> {
  const open = await allPages(api.invoices.list({ subscription, status: 'open', limit: 100 }));
  for (const { id } of open) await api.invoices.voidInvoice(id);
}
