import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime } from '../shapes.ts';
import { money } from './money.ts';
import { planType } from './plans.ts';

const invoiceNumber = z.string().regex(/^[A-Z0-9-]{3,40}$/i, 'Use the number of an invoice');

export const invoiceSummary = z.object({
  number: invoiceNumber,
  kind: z.enum(['invoice', 'credit_note']),
  issuedAt: isoTime,
  planType: planType.nullable(),
  period: z.object({ from: isoTime, to: isoTime }).nullable(),
  total: money,
  state: z.enum(['open', 'paid', 'refunded', 'void']),
});
export type InvoiceSummary = z.output<typeof invoiceSummary>;

export const listInvoices = endpoint({
  method: 'GET',
  access: 'person',
  path: '/billing/invoices',
  summary: 'The person’s invoices and credit notes, newest first',
  reply: z.object({ invoices: z.array(invoiceSummary) }),
});

export const getInvoicePdf = endpoint({
  method: 'GET',
  access: 'person',
  limit: 'billing look',
  path: '/billing/invoices/{number}/pdf',
  summary: 'An invoice or a credit note as PDF',
  params: z.object({ number: invoiceNumber }),
  /** `pdf` in base64. */
  reply: z.object({ fileName: z.string(), pdf: z.string() }),
  refusals: ['not_found', 'unavailable'],
});
