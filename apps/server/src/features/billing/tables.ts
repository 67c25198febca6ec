import type { AccountId } from '@tenfold/contract/ids';
import type { PlanKey } from '@tenfold/contract/policy/rights';
import type { Generated, JSONColumnType } from 'kysely';
import type { BillingAccountId } from './ledger/billing-account-id.ts';
import type { Environment } from './ledger/environment.ts';
import type { CustomerState } from './provider/provider.ts';

export type BillingTables = {
  companies_opened: {
    account_id: AccountId | null;
    visitor_id: string | null;
    month: string;
    symbols: string[];
    version: Generated<number>;
  };
  first_opened: { account_id: AccountId; symbol: string; opened_at: Date };
  billing_account: {
    id: Generated<BillingAccountId>;
    account_id: AccountId | null;
    created_at: Date;
    environment: Environment | null;
    customer: string | null;
    currency: string | null;
    seconds_ahead: Generated<number>;
    plan: Generated<PlanKey>;
    plan_until: Date | null;
    plan_cause: Generated<'free' | 'paid' | 'grace' | 'granted'>;
    review_at: Date | null;
  };
  /** Its dates are text. */
  billing_state: {
    account_id: AccountId;
    begun: number;
    reading: number;
    customer: JSONColumnType<CustomerState> | null;
  };
  billing_details: {
    account_id: AccountId;
    name: string;
    email: string;
    address: string;
    country: string;
    vat_number: string;
    state: Generated<string>;
    postal_code: Generated<string>;
  };
  billing_entry: {
    id: Generated<number>;
    billing_account_id: BillingAccountId;
    environment: Environment | null;
    object: string;
    what: string;
    occurred_at: Date;
    recorded_at: Date;
    facts: JSONColumnType<Record<string, unknown>>;
  };
  billing_attempt: {
    id: string;
    billing_account_id: BillingAccountId;
    environment: Environment;
    kind: 'subscribe' | 'checkout' | 'change' | 'refund' | 'customer';
    subject: string;
    request: JSONColumnType<Record<string, unknown>>;
    state: 'open' | 'paid' | 'refused' | 'abandoned';
    object: string | null;
    message: string | null;
    opened_at: Date;
    closed_at: Date | null;
  };
  billing_event: {
    environment: Environment;
    event: string;
    type: string;
    customer: string | null;
    body: string;
    created_at: Date;
    received_at: Date;
    applied_at: Date | null;
    outcome: string | null;
  };
  billing_task: {
    id: Generated<number>;
    billing_account_id: BillingAccountId;
    kind: string;
    subject: string;
    data: JSONColumnType<Record<string, unknown>>;
    due_at: Date;
    tries: Generated<number>;
    done_at: Date | null;
  };
  invoice: {
    id: Generated<number>;
    billing_account_id: BillingAccountId;
    environment: Environment;
    object: string;
    kind: 'invoice' | 'credit_note';
    number: string;
    corrects: number | null;
    issued_at: Date;
    content: JSONColumnType<Record<string, unknown>>;
  };
  invoice_document: {
    invoice_id: number;
    account_id: AccountId;
    recipient: JSONColumnType<Record<string, unknown>>;
    pdf: Buffer | null;
  };
  invoice_number: { series: string; year: number; last: number };
};
