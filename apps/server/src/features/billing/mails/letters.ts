import { brand } from '@tenfold/contract/brand';
import { graceDays, retryDays } from '@tenfold/contract/policy/plans';
import { formatMoney } from '@tenfold/domain/billing';
import type { MailContent } from '../../../platform/mail/index.ts';
import { cardName } from '../cards/to-cards.ts';
import { dayOf } from '../day-of.ts';
import type { StoredInvoice } from '../invoices/invoice-store.ts';
import type { ProviderInvoice } from '../provider/provider.ts';
import type { Letter } from '../tasks/task.ts';

const day = 86_400_000;
const always = ['You always get emails about your payments.'];

export function receipt(firstName: string, invoice: StoredInvoice, site: string): MailContent {
  const { total, currency, period, tax } = invoice.content;
  return {
    subject: `Your ${brand.name} invoice ${invoice.number}`,
    parts: [
      greeting(firstName),
      `Thank you. We received ${formatMoney(total, currency)} for Investor.`,
      {
        facts: [
          ['Invoice', invoice.number],
          ['For', `${dayOf(period.from)} – ${dayOf(period.to)}`],
          ...(tax === null ? [] : [[tax.label, formatMoney(tax.amount, currency)] as const]),
          ['Total', formatMoney(total, currency)],
        ],
      },
      { label: 'Open your invoices', url: `${site}/billing#invoices` },
    ],
    footer: always,
  };
}

export function refused(
  firstName: string,
  invoice: ProviderInvoice,
  since: 0 | 3 | 6,
  site: string,
): MailContent {
  const failed = invoice.firstFailedAt ?? invoice.createdAt;
  const after = (days: number) => dayOf(new Date(failed.getTime() + days * day).toISOString());
  const total = formatMoney(invoice.total, invoice.currency);
  const card = invoice.card === null ? 'your card' : cardName(invoice.card);
  const tries = retryDays.filter((days) => days > since).map(after);
  const again = tries.length === 0 ? '' : ` We try again on ${tries.join(' and ')}.`;
  const subjects = {
    0: `Your payment failed, Investor stays until ${after(graceDays)}`,
    3: `Your payment still fails, Investor stays until ${after(graceDays)}`,
    6: 'Investor ends tomorrow',
  };
  return {
    subject: subjects[since],
    parts: [
      greeting(firstName),
      `We couldn’t charge ${card}. Your bank declined ${total}.`,
      `Nothing changes until ${after(graceDays)}.${again}`,
      { label: 'Update your card', url: `${site}/billing/payment-method` },
    ],
    footer: always,
  };
}

export function ended(firstName: string, on: string, site: string): MailContent {
  return {
    subject: `Investor ended on ${dayOf(on)}`,
    parts: [
      greeting(firstName),
      'The payment failed three times, so you’re on Light now. Your notes, lists and forecasts are kept.',
      { label: 'Start again', url: `${site}/plans` },
    ],
    footer: always,
  };
}

export function granted(
  firstName: string,
  { cause, until }: Extract<Letter, { readonly letter: 'granted' }>,
  site: string,
): MailContent {
  return {
    subject: `Investor is free for you until ${dayOf(until)}`,
    parts: [
      greeting(firstName),
      `You have Investor until ${dayOf(until)}, free: ${cause}. No card is needed.`,
      { label: 'See your plan', url: `${site}/billing` },
    ],
    footer: always,
  };
}

export function grantEnds(firstName: string, on: string, site: string): MailContent {
  return {
    subject: `Your free Investor ends on ${dayOf(on)}`,
    parts: [
      greeting(firstName),
      `Your free time with Investor ends on ${dayOf(on)}. After it you’re on Light, and nothing is charged.`,
      'Your notes, lists and forecasts are kept.',
      { label: 'Keep Investor', url: `${site}/plans` },
    ],
    footer: always,
  };
}

export function refunded(
  firstName: string,
  { total, currency }: Extract<Letter, { readonly letter: 'refunded' }>,
  site: string,
): MailContent {
  const amount = formatMoney(total, currency);
  return {
    subject: `We refunded ${amount}`,
    parts: [
      greeting(firstName),
      `We refunded ${amount} to your card. Your bank shows it within 5 to 10 days.`,
      { label: 'See your credits', url: `${site}/billing` },
    ],
    footer: always,
  };
}

/** No name and no account: what happened is looked up at the payment provider. */
export function toEditor(
  { letter, total, currency }: Extract<Letter, { readonly letter: 'disputed' | 'refund refused' }>,
  site: string,
): MailContent {
  const amount = formatMoney(total, currency);
  const what =
    letter === 'disputed'
      ? `A payment of ${amount} is disputed. The plan was withdrawn and the subscription canceled.`
      : `A refund of ${amount} was refused by the bank. Please send the money another way.`;
  return {
    subject:
      letter === 'disputed' ? `A payment of ${amount} is disputed` : `A refund of ${amount} was refused`,
    parts: [
      'Hello,',
      what,
      'You find it in the dashboard of our payment provider.',
      { label: brand.name, url: site },
    ],
  };
}

function greeting(firstName: string): string {
  return firstName === '' ? 'Hello,' : `Hello ${firstName},`;
}
