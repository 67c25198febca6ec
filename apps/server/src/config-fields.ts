import { BlockList, isIP } from 'node:net';
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
