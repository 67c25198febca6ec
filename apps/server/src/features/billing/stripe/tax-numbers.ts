import type Stripe from 'stripe';
import type { CustomerDetails } from '../provider/provider.ts';
import type { StripeAccount } from './client/stripe-account.ts';

type TaxNumberType = Stripe.CustomerCreateTaxIdParams['type'];

const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);

const kinds: Readonly<Record<string, TaxNumberType>> = {
  ...Object.fromEntries(memberStates.map((country) => [country, 'eu_vat'])),
  GB: 'gb_vat',
  NO: 'no_vat',
  CH: 'ch_vat',
};

/** Keeps the one number that is in the details. @throws PaymentRefused it isn’t one of that country */
export async function saveTaxNumber(
  { api }: StripeAccount,
  customer: string,
  { country, vatNumber }: CustomerDetails,
): Promise<void> {
  const type = kinds[country];
  const value = vatNumber.replaceAll(/[\s.-]/g, '').toUpperCase();
  const { data: stored } = await api.customers.listTaxIds(customer);
  const isStored = stored.some((number) => number.value === value && number.type === type);
  if (value !== '' && type !== undefined && !isStored)
    await api.customers.createTaxId(customer, { type, value });
  for (const number of stored) {
    if (number.value !== value || number.type !== type) await api.customers.deleteTaxId(customer, number.id);
  }
}
