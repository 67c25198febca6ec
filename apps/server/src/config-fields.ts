import { BlockList, isIP } from 'node:net';
import { type PlanType, planTypes } from '@tenfold/contract/policy/plans';
import { minorDigits } from '@tenfold/domain/billing';
import { z } from 'zod';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** `Tenfold <hello@example.org>`, or the address alone. */
export const senderField = z.string().transform((text, context): Sender => {
  const [, name = '', inBrackets] = /^([^<>"]*?)\s*<([^<>]+)>$/.exec(text) ?? [];
  const address = z.email().safeParse(inBrackets ?? text);
  if (address.success) return { name, address: address.data };
  context.addIssue({ code: 'custom', message: 'must look like Tenfold <hello@example.org>' });
  return z.NEVER;
});

/** How readers contact the operator of the site. */
export interface Contact {
  readonly email: string | null;
  readonly address: string | null;
  readonly socialLinks: readonly string[];
}

/** Comma-separated: `https://x.com/us, https://www.linkedin.com/company/us`. */
export const linksField = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be web addresses, such as https://x.com/us' })));

export const smtpUrlField = z.url({
  protocol: /^smtps?$/,
  error: 'must look like smtps://user:password@mail.example.org',
});

export const redisUrlField = z.url({
  protocol: /^rediss?$/,
  error: 'must look like redis://user:password@host:6379',
});

/** Comma-separated addresses and networks: `10.0.0.0/8, 192.168.1.7`. */
export const networksField = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine((networks) => networks.every(isNetwork), 'must be addresses or networks, such as 10.0.0.0/8');

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}

/** In the currency’s smallest unit, before tax. */
export interface PriceSetting {
  readonly planType: PlanType;
  readonly amount: number;
  readonly currency: string;
}

export const defaultPrices: readonly PriceSetting[] = [
  { planType: 'month', amount: 1_200, currency: 'USD' },
  { planType: 'year', amount: 9_600, currency: 'USD' },
  { planType: 'month', amount: 1_200, currency: 'EUR' },
  { planType: 'year', amount: 9_600, currency: 'EUR' },
  { planType: 'month', amount: 1_000, currency: 'GBP' },
  { planType: 'year', amount: 8_000, currency: 'GBP' },
];

const pricesExample = 'must look like USD 12.00 month, USD 96.00 year: both periods of each currency';

/** Comma-separated; the first currency is the usual one. */
export const pricesField = z.string().transform((text, context): readonly PriceSetting[] => {
  const prices = text.split(',').map(readPrice);
  const read = prices.filter((price) => price !== null);
  const counts = Object.values(Object.groupBy(read, ({ currency }) => currency));
  const isWhole = counts.every(
    (group) => new Set(group?.map(({ planType }) => planType)).size === planTypes.length,
  );
  const isOnce = read.length === counts.length * planTypes.length;
  if (read.length === prices.length && isWhole && isOnce) return read;
  context.addIssue({ code: 'custom', message: pricesExample });
  return z.NEVER;
});

function readPrice(text: string): PriceSetting | null {
  const [, currency = '', typed = '', planType] =
    /^([A-Z]{3}) (\d{1,7}(?:\.\d{1,3})?) (month|year)$/.exec(text.trim()) ?? [];
  if (planType === undefined) return null;
  const digits = minorDigits(currency);
  const [whole = '', part = ''] = typed.split('.');
  if (part.length > digits) return null;
  const amount = Number(whole + part.padEnd(digits, '0'));
  return amount === 0 ? null : { planType: planType as PlanType, amount, currency };
}

/** Dollars for a million tokens. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
}

/** `3.00/15.00`: what a million tokens of input and of output cost, in dollars. */
export const modelPricesField = z
  .string()
  .regex(
    /^\d{1,4}(\.\d{1,4})?\/\d{1,4}(\.\d{1,4})?$/,
    'must look like 3.00/15.00: dollars for a million tokens of input and of output',
  )
  .transform((text): ModelPrices => {
    const [input = 0, output = 0] = text.split('/').map(Number);
    return { input, output };
  });

/** Dollars a month. */
export const budgetField = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be dollars a month, such as 50 or 12.50')
  .transform(Number);
