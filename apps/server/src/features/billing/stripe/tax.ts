import type Stripe from 'stripe';
import type { StripeAccount } from './client/stripe-account.ts';

/** Stripe computes what is owed where the customer is, from the customer’s address and tax number. */
export function automaticTax({ tax }: StripeAccount): { automatic_tax?: { enabled: true } } {
  return tax ? { automatic_tax: { enabled: true } } : {};
}

/** The tax on an invoice: null where no tax is owed and nothing is to be said about it. */
export async function readTax(
  { api }: StripeAccount,
  { total_taxes }: Pick<Stripe.Invoice, 'total_taxes'>,
): Promise<{ readonly label: string; readonly amount: number } | null> {
  const taxes = total_taxes ?? [];
  const amount = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  if (taxes.some((tax) => tax.taxability_reason === 'reverse_charge'))
    return { label: 'Reverse charge', amount };
  if (amount === 0) return null;
  const rates = new Set(taxes.flatMap((tax) => tax.tax_rate_details?.tax_rate ?? []));
  const [rate] = rates;
  if (rates.size !== 1 || rate === undefined) return { label: 'Tax', amount };
  const { display_name, percentage } = await api.taxRates.retrieve(rate);
  return { label: `${display_name} ${percentage}%`, amount };
}
