import type { AccountId } from '@tenfold/contract/ids';
import { NotFound } from '../../../platform/http/index.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { findDocument, savePdf } from './document-store.ts';
import { fetchDocument } from './fetch-document.ts';

/**
 * The file of an invoice: made, or fetched from the provider whose document it is, when first asked for; the same bytes
 * ever after.
 *
 * @throws NotFound not one of this account; AppError `unavailable` the provider’s document can’t be had now
 */
export async function invoicePdf(
  { db, config }: Pick<BillingDeps, 'db' | 'config'>,
  accountId: AccountId,
  number: string,
): Promise<Buffer> {
  const invoice = await findDocument(db, accountId, number);
  if (invoice === null) throw new NotFound(`You have no invoice ${number}.`);
  if (invoice.pdf !== null) return Buffer.from(invoice.pdf);
  const { pdfUrl } = invoice.content;
  const pdf =
    pdfUrl === null
      ? await import('./draw-invoice.ts').then(({ drawInvoice }) => drawInvoice(invoice, config.contact))
      : await fetchDocument(pdfUrl, config.stripe?.apiUrl ?? null);
  const saved = await savePdf(db, invoice.id, pdf);
  if (saved === null) throw new NotFound(`You have no invoice ${number}.`);
  return saved;
}
