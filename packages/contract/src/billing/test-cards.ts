/** Cards of the sandbox. Their numbers and what they do are Stripe’s: https://docs.stripe.com/testing */

export interface TestCard {
  /** The number people type, without spaces. It stays in the browser: only its token is sent. */
  readonly number: string;
  readonly last4: TestCardName;
  readonly brand: 'visa' | 'mastercard';
  /** On screen beside the number. */
  readonly meaning: string;
}

export type TestCardName = '4242' | '4444' | '0002' | '9995' | '0069' | '3155' | '0341' | '5126';

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', last4: '4242', brand: 'visa', meaning: 'Works' },
  { number: '5555555555554444', last4: '4444', brand: 'mastercard', meaning: 'Works, Mastercard' },
  { number: '4000000000000002', last4: '0002', brand: 'visa', meaning: 'Declined' },
  { number: '4000000000009995', last4: '9995', brand: 'visa', meaning: 'Insufficient funds' },
  { number: '4000000000000069', last4: '0069', brand: 'visa', meaning: 'Expired' },
  { number: '4000002500003155', last4: '3155', brand: 'visa', meaning: 'Your bank asks you to confirm' },
  {
    number: '4000000000000341',
    last4: '0341',
    brand: 'visa',
    meaning: 'Can be added, then each payment fails',
  },
  { number: '4000000000005126', last4: '5126', brand: 'visa', meaning: 'Works, but a refund fails later' },
];

/**
 * What the browser sends in place of the number: `pm_sandbox_4242_0828` for 4242 4242 4242 4242 until August 2028.
 * Null: not a card of the sandbox, or no month of this century.
 */
export function sandboxToken(number: string, expMonth: number, expYear: number): string | null {
  const digits = number.replace(/[\s-]/g, '');
  const card = testCards.find((known) => known.number === digits);
  if (card === undefined || !isMonth(expMonth) || !isYear(expYear)) return null;
  return `pm_sandbox_${card.last4}_${twoDigits(expMonth)}${twoDigits(expYear - 2000)}`;
}

export interface TokenCard {
  readonly card: TestCard;
  readonly expMonth: number;
  readonly expYear: number;
}

/** Null: no token of the sandbox. */
export function readSandboxToken(token: string): TokenCard | null {
  const [, last4, month, year] = /^pm_sandbox_(\d{4})_(\d{2})(\d{2})$/.exec(token) ?? [];
  const card = testCards.find((known) => known.last4 === last4);
  if (card === undefined || !isMonth(Number(month))) return null;
  return { card, expMonth: Number(month), expYear: 2000 + Number(year) };
}

function isMonth(month: number): boolean {
  return Number.isInteger(month) && month >= 1 && month <= 12;
}

function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= 2000 && year <= 2099;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
