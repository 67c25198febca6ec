import { sandboxToken } from '@tenfold/contract/billing/test-cards';

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardProblems = { readonly [Name in keyof TypedCard]?: string };

/** The card’s token for the server: its number never leaves the browser. Or what is wrong, by field. */
export function readSandboxCard(
  typed: TypedCard,
): { readonly token: string } | { readonly problems: CardProblems } {
  const expiry = readExpiry(typed.expiry);
  const token = sandboxToken(typed.number, expiry?.month ?? 1, expiry?.year ?? 2030);
  const hasCvc = /^\d{3,4}$/.test(typed.cvc.trim());
  if (token !== null && expiry !== null && hasCvc) return { token };
  return {
    problems: {
      ...(token === null && { number: 'Not a card of the sandbox. Use 4242 4242 4242 4242.' }),
      ...(expiry === null && { expiry: 'Use month and year, such as 08 / 28.' }),
      ...(!hasCvc && { cvc: 'Use the three or four digits.' }),
    },
  };
}

/** Reads `08 / 28`, `8/2028` or `0828`; null: no month of a year. */
export function readExpiry(text: string): { readonly month: number; readonly year: number } | null {
  const [, month, year] =
    /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})\s*$/.exec(text) ?? [];
  const number = Number(month);
  if (month === undefined || number < 1 || number > 12) return null;
  return { month: number, year: 2000 + Number(year) };
}
