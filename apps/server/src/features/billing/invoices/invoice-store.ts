import type { BillLine } from '@tenfold/contract/billing';
import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { BillingAccountId } from '../ledger/billing-account-id.ts';
import type { Environment } from '../ledger/environment.ts';
import type { ProviderInvoice } from '../provider/provider.ts';
import type { BillingTables } from '../tables.ts';

/** What an invoice or a credit note says, but for the recipient. Amounts in the smallest unit; times are ISO text. */
export interface InvoiceContent {
  readonly lines: readonly BillLine[];
  readonly subtotal: number;
  readonly tax: ProviderInvoice['tax'];
  readonly total: number;
  readonly currency: string;
  readonly period: { readonly from: string; readonly to: string };
  readonly card: ProviderInvoice['card'];
  readonly paidAt: string | null;
  /** The provider’s own document, where its is the invoice. */
  readonly pdfUrl: string | null;
}

export interface StoredInvoice {
  readonly id: number;
  readonly object: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  /** The number of the invoice it takes back. */
  readonly corrects: string | null;
  readonly issuedAt: Date;
  readonly content: InvoiceContent;
}

export interface NewInvoice extends Pick<StoredInvoice, 'object' | 'kind' | 'issuedAt' | 'content'> {
  readonly corrects: number | null;
  /** The provider’s; null: the next of ours. */
  readonly number: string | null;
}

/** Once for an object. The number is taken in the same transaction, so none is left out. Returns null if it stood. */
export async function insertInvoice(
  tx: Db,
  account: { readonly id: BillingAccountId; readonly environment: Environment },
  invoice: NewInvoice,
): Promise<number | null> {
  const { object, kind, corrects, issuedAt, content } = invoice;
  const standing = await findInvoiceId(tx, account.environment, object);
  if (standing !== null) return null;
  const number = invoice.number ?? (await nextNumber(tx, seriesOf(account.environment, kind), issuedAt));
  const { id } = await tx
    .withTables<BillingTables>()
    .insertInto('invoice')
    .values({
      billing_account_id: account.id,
      environment: account.environment,
      object,
      kind,
      number,
      corrects,
      issued_at: issuedAt,
      content: JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findInvoiceId(
  db: Db,
  environment: Environment,
  object: string,
): Promise<number | null> {
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('invoice')
    .select('id')
    .where('environment', '=', environment)
    .where('object', '=', object)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Objects of the provider that have an invoice or a credit note: a customer is read often, and new ones are rare. */
export async function listIssued(
  db: Db,
  id: BillingAccountId,
  environment: Environment,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .withTables<BillingTables>()
    .selectFrom('invoice')
    .select('object')
    .where('billing_account_id', '=', id)
    .where('environment', '=', environment)
    .execute();
  return new Set(rows.map(({ object }) => object));
}

/** Newest first. */
export async function listStoredInvoices(db: Db, accountId: AccountId): Promise<StoredInvoice[]> {
  const { rows } = await sql<StoredInvoice>`
    ${selectInvoices}
     where billing_account.account_id = ${accountId}
     order by invoice.issued_at desc, invoice.id desc`.execute(db);
  return rows;
}

/** Looks in the account, by the provider’s object; null: none was issued. */
export async function findStoredInvoice(
  db: Db,
  accountId: AccountId,
  environment: Environment,
  object: string,
): Promise<StoredInvoice | null> {
  const { rows } = await sql<StoredInvoice>`
    ${selectInvoices}
     where billing_account.account_id = ${accountId}
       and invoice.environment = ${environment} and invoice.object = ${object}`.execute(db);
  return rows[0] ?? null;
}

const selectInvoices = sql`
  select invoice.id, invoice.object, invoice.kind, invoice.number, corrected.number as corrects,
         invoice.issued_at as "issuedAt", invoice.content
    from invoice
    join billing_account on billing_account.id = invoice.billing_account_id
    left join invoice as corrected on corrected.id = invoice.corrects`;

/** Sandbox invoices are no invoices: their numbers say so. */
function seriesOf(environment: Environment, kind: NewInvoice['kind']): string {
  const series = kind === 'invoice' ? 'TF' : 'TF-C';
  return environment === 'sandbox' ? `${series}-TEST` : series;
}

/** `TF-2026-00001`. The counter’s row is locked until the invoice is committed. */
async function nextNumber(tx: Db, series: string, issuedAt: Date): Promise<string> {
  const year = issuedAt.getUTCFullYear();
  const { rows } = await sql<{ last: number }>`
    insert into invoice_number as counter (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = counter.last + 1
    returning last`.execute(tx);
  return `${series}-${year}-${String(rows[0]?.last ?? 0).padStart(5, '0')}`;
}
