import { getInvoicePdf, type InvoiceSummary, listInvoices } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { listStoredInvoices, type StoredInvoice } from './invoice-store.ts';

export function registerInvoices(app: FastifyInstance, deps: Pick<BillingDeps, 'db' | 'config'>): void {
  serve(app, listInvoices, async (_, { person }) => {
    const stored = await listStoredInvoices(deps.db, person.id);
    const takenBack = new Set(stored.map(({ corrects }) => corrects));
    return { invoices: stored.map((invoice) => toSummary(invoice, takenBack)) };
  });

  serve(app, getInvoicePdf, async ({ params: { number } }, { person }) => {
    const pdf = await invoicePdf(deps, person.id, number);
    return { fileName: `${brand.slug}-${number}.pdf`, pdf: pdf.toString('base64') };
  });
}

function toSummary(
  { number, kind, issuedAt, content }: StoredInvoice,
  takenBack: ReadonlySet<string | null>,
): InvoiceSummary {
  const { total, currency, period, lines } = content;
  const isRefunded = kind === 'credit_note' || takenBack.has(number);
  return {
    number,
    kind,
    issuedAt: issuedAt.toISOString(),
    planType: lines.find((line) => line.kind === 'period')?.planType ?? null,
    period,
    total: { amount: total, currency },
    state: isRefunded ? 'refunded' : 'paid',
  };
}
