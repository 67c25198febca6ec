import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Environment } from '../ledger/environment.ts';
import type { CustomerDetails } from '../provider/provider.ts';
import type { BillingTables } from '../tables.ts';
import type { StoredInvoice } from './invoice-store.ts';

export interface InvoiceDocument extends StoredInvoice {
  readonly environment: Environment;
  /** The recipient on the invoice when it was issued. */
  readonly recipient: CustomerDetails;
  /** Null: nobody has asked for it yet. */
  readonly pdf: Uint8Array | null;
}

/** In the transaction that issues the invoice. */
export async function insertDocument(
  tx: Db,
  invoiceId: number,
  accountId: AccountId,
  recipient: CustomerDetails,
): Promise<void> {
  await tx
    .withTables<BillingTables>()
    .insertInto('invoice_document')
    .values({ invoice_id: invoiceId, account_id: accountId, recipient: JSON.stringify(recipient), pdf: null })
    .execute();
}

/** Null: there is no such number, or it is somebody else’s. */
export async function findDocument(
  db: Db,
  accountId: AccountId,
  number: string,
): Promise<InvoiceDocument | null> {
  const { rows } = await sql<InvoiceDocument>`
    select invoice.id, invoice.object, invoice.kind, invoice.number, corrected.number as corrects,
           invoice.issued_at as "issuedAt", invoice.content, invoice.environment, document.recipient, document.pdf
      from invoice_document as document
      join invoice on invoice.id = document.invoice_id
      left join invoice as corrected on corrected.id = invoice.corrects
     where document.account_id = ${accountId} and invoice.number = ${number}`.execute(db);
  return rows[0] ?? null;
}

/** The first file stays: who comes later is answered with it. Null: the account was deleted meanwhile. */
export async function savePdf(db: Db, invoiceId: number, pdf: Buffer): Promise<Buffer | null> {
  const { rows } = await sql<{ pdf: Uint8Array }>`
    update invoice_document set pdf = coalesce(pdf, ${pdf}) where invoice_id = ${invoiceId} returning pdf`.execute(
    db,
  );
  return rows[0] === undefined ? null : Buffer.from(rows[0].pdf);
}
