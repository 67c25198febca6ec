import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import { findDetails } from './details/details-store.ts';
import { listStoredInvoices } from './invoices/invoice-store.ts';

const ledger: OwnTable = {
  table: 'billing_account',
  erase: {
    what: 'payments and invoices by their number, without your name and address',
    how: 'keep',
    why: 'Tax law asks us for them for ten years.',
  },
  async read(db: Db, accountId: AccountId) {
    const { rows } = await sql`
      select entry.object, entry.what, entry.occurred_at as "occurredAt", entry.facts
        from billing_entry as entry
        join billing_account as account on account.id = entry.billing_account_id
       where account.account_id = ${accountId} order by entry.occurred_at, entry.id`.execute(db);
    const { rows: plans } = await sql`
      select plan, plan_until as "planUntil", plan_cause as "planCause", currency
        from billing_account where account_id = ${accountId}`.execute(db);
    const invoices = await listStoredInvoices(db, accountId);
    return [
      { name: 'plan.json', content: plans },
      { name: 'payments.json', content: rows },
      { name: 'invoices.json', content: invoices.map(({ id: _, ...invoice }) => invoice) },
    ];
  },
};

const details: OwnTable = {
  table: 'billing_details',
  erase: { what: 'your billing details and saved cards', how: 'delete' },
  read: async (db, accountId) => {
    const own = await findDetails(db, accountId);
    return own === null ? [] : [{ name: 'billing-details.json', content: own }];
  },
};

const state: OwnTable = {
  table: 'billing_state',
  erase: { what: 'your billing details and saved cards', how: 'delete' },
  withheld: 'a copy of what the payment provider knows, to answer faster',
};

const documents: OwnTable = {
  table: 'invoice_document',
  erase: { what: 'the PDF files of your invoices', how: 'delete' },
  async read(db, accountId) {
    const { rows } = await sql<{ number: string; pdf: Buffer }>`
      select invoice.number, document.pdf from invoice_document as document
        join invoice on invoice.id = document.invoice_id
       where document.account_id = ${accountId} and document.pdf is not null order by invoice.id`.execute(db);
    return rows.map(({ number, pdf }) => ({ name: `invoices/${number}.pdf`, content: new Uint8Array(pdf) }));
  },
};

export const ownBilling = [ledger, details, state, documents];
