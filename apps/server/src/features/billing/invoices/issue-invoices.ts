import type { Db } from '../../../platform/db/index.ts';
import { detailsOf } from '../details/details-of.ts';
import type { BillingAccount } from '../ledger/billing-account.ts';
import type { Environment } from '../ledger/environment.ts';
import type { CustomerState, ProviderInvoice } from '../provider/provider.ts';
import { insertDocument } from './document-store.ts';
import {
  findInvoiceId,
  type InvoiceContent,
  insertInvoice,
  listIssued,
  type NewInvoice,
} from './invoice-store.ts';

/** An invoice for each payment, a credit note for each refund that was made: once, with the next number. */
export async function issueInvoices(
  tx: Db,
  { id, accountId }: Pick<BillingAccount, 'id' | 'accountId'>,
  environment: Environment,
  { invoices }: CustomerState,
): Promise<void> {
  const account = { id, accountId, environment };
  const known = await listIssued(tx, id, environment);
  // Oldest first, so that numbers follow time.
  for (const invoice of invoices.toReversed()) {
    if (invoice.state !== 'paid' || invoice.total === 0) continue;
    const issuedAt = invoice.paidAt ?? invoice.createdAt;
    const content = contentOf(invoice);
    const number = invoice.document?.number ?? null;
    const base = { object: invoice.id, corrects: null, number, issuedAt, content };
    if (!known.has(invoice.id)) await issue(tx, account, { ...base, kind: 'invoice' });
    for (const refund of invoice.refunds) {
      if (refund.state !== 'refunded' || known.has(refund.id)) continue;
      const corrects = await findInvoiceId(tx, environment, invoice.id);
      const note = { object: refund.id, kind: 'credit_note', corrects, number: null } as const;
      await issue(tx, account, { ...note, issuedAt: refund.at, content: takenBack(content) });
    }
  }
}

/** With the recipient as it stands now: later changes of the details change no invoice. */
async function issue(
  tx: Db,
  account: Pick<BillingAccount, 'id' | 'accountId'> & { readonly environment: Environment },
  invoice: NewInvoice,
): Promise<void> {
  const id = await insertInvoice(tx, account, invoice);
  if (id === null || account.accountId === null) return;
  await insertDocument(tx, id, account.accountId, await detailsOf(tx, account.accountId));
}

function contentOf(invoice: ProviderInvoice): InvoiceContent {
  const { lines, subtotal, tax, total, currency, period, card, paidAt, document } = invoice;
  return {
    lines,
    subtotal,
    tax,
    total,
    currency,
    period: { from: period.from.toISOString(), to: period.to.toISOString() },
    card,
    paidAt: paidAt?.toISOString() ?? null,
    pdfUrl: document?.pdfUrl ?? null,
  };
}

function takenBack(content: InvoiceContent): InvoiceContent {
  const { lines, subtotal, tax, total } = content;
  return {
    ...content,
    lines: lines.map((line) => ({ ...line, amount: -line.amount })),
    subtotal: -subtotal,
    tax: tax === null ? null : { ...tax, amount: -tax.amount },
    total: -total,
    pdfUrl: null,
  };
}
