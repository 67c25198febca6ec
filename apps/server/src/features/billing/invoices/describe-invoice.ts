import type { BillLine } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import { formatMoney } from '@tenfold/domain/billing';
import type { Config } from '../../../config.ts';
import { dayOf } from '../day-of.ts';
import type { InvoiceDocument } from './document-store.ts';

/** The words of an invoice, top to bottom. */
export interface InvoiceWords {
  readonly title: string;
  /** Above all else, where it is no invoice. */
  readonly warning: string | null;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly seller: readonly string[];
  readonly recipient: readonly string[];
  readonly lines: readonly { readonly what: string; readonly time: string; readonly amount: string }[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly settled: string | null;
}

/** @param contact of the configuration; null: only the product’s name is known */
export function describeInvoice(invoice: InvoiceDocument, contact: Config['contact']): InvoiceWords {
  const { kind, number, corrects, issuedAt, environment, content, recipient } = invoice;
  const { lines, subtotal, tax, total, currency } = content;
  const money = (amount: number) => formatMoney(amount, currency);
  const { name, address, state = '', postalCode = '', country, vatNumber, email } = recipient;
  const vat = vatNumber === '' ? '' : `VAT number ${vatNumber}`;
  return {
    title: kind === 'invoice' ? 'Invoice' : 'Credit note',
    warning: environment === 'sandbox' ? 'Sandbox: no money moved. This is not an invoice.' : null,
    facts: [
      ['Number', number],
      ['Date', dayOf(issuedAt.toISOString())],
      ...(corrects === null ? [] : [['Takes back', `Invoice ${corrects}`] as const]),
    ],
    seller: filled([brand.name, contact?.address ?? '', contact?.email ?? '']),
    recipient: filled([name, address, `${state} ${postalCode}`.trim(), countryName(country), vat, email]),
    lines: lines.map((line) => ({
      what: lineName(line),
      time: `${dayOf(line.from)} – ${dayOf(line.to)}`,
      amount: money(line.amount),
    })),
    sums: [
      ['Subtotal', money(subtotal)],
      ...(tax === null ? [] : [[tax.label, money(tax.amount)] as const]),
      [`Total ${currency}`, money(total)],
    ],
    settled: settledWords(invoice),
  };
}

function lineName({ kind, planType }: BillLine): string {
  const often = planType === 'year' ? 'yearly' : 'monthly';
  return kind === 'period' ? `Investor, ${often}` : `Unused ${often} time`;
}

function settledWords({ kind, issuedAt, content: { card, paidAt } }: InvoiceDocument): string | null {
  const cardName = card === null ? null : `${card.brand.toUpperCase()} •••• ${card.last4}`;
  if (kind === 'credit_note') {
    const to = cardName === null ? '' : ` to ${cardName}`;
    return `Paid back${to} on ${dayOf(issuedAt.toISOString())}`;
  }
  if (paidAt === null) return null;
  const by = cardName === null ? '' : ` with ${cardName}`;
  return `Paid${by} on ${dayOf(paidAt)}`;
}

function countryName(country: string): string {
  return country === '' ? '' : (new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country);
}

function filled(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '');
}
