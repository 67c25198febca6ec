import type { Credit } from '@tenfold/contract/billing';
import { listStoredInvoices } from '../invoices/invoice-store.ts';
import type { BillingAccount } from '../ledger/billing-account.ts';
import { listStoredEntries, type StoredLedgerEntry } from '../ledger/entry-store.ts';
import type { BillingContext } from '../payments.ts';
import { isRewardName } from './cause-words.ts';
import { listRefundCauses, type RefundCause } from './refund.ts';

/** What the person was given, newest first. Grants of the operator’s without an end are no credit: they are the plan. */
export async function listCredits(
  { db, payments }: Pick<BillingContext, 'db' | 'payments'>,
  account: BillingAccount,
  now: Date,
): Promise<Credit[]> {
  const entries = await listStoredEntries(db, account.id, payments.provider.environment);
  const invoices = account.accountId === null ? [] : await listStoredInvoices(db, account.accountId);
  const numbers = new Map(invoices.map(({ object, number }) => [object, number]));
  const causes = await listRefundCauses(db, account.id);
  return entries
    .flatMap((entry): Credit[] => {
      if (entry.what === 'granted') return [toGrant(entry, entries, now)];
      return isLatestOfRefund(entry, entries) ? [toRefund(entry, numbers, causes)] : [];
    })
    .toReversed();
}

function toGrant(
  { object, at, facts }: StoredLedgerEntry,
  all: readonly StoredLedgerEntry[],
  now: Date,
): Credit {
  const withdrawn = all.find((each) => each.what === 'withdrawn' && each.object === object)?.at.toISOString();
  const from = facts.from ?? at.toISOString();
  const until = withdrawn ?? facts.until ?? null;
  const isUsed = until !== null && new Date(until) <= now;
  const state = isUsed ? 'used' : new Date(from) > now ? 'coming' : 'active';
  return {
    kind: 'grant',
    isReward: isRewardName(object),
    cause: facts.cause ?? object,
    grantedAt: at.toISOString(),
    from,
    until,
    state,
  };
}

const refundStates = {
  'refund on its way': 'on_its_way',
  refunded: 'refunded',
  'refund refused': 'refused',
} as const;

function isLatestOfRefund(entry: StoredLedgerEntry, all: readonly StoredLedgerEntry[]): boolean {
  if (!(entry.what in refundStates)) return false;
  const isOver = all.some(
    ({ object, what }) => object === entry.object && what !== entry.what && what !== 'refund on its way',
  );
  return entry.what !== 'refund on its way' || !isOver;
}

function toRefund(
  { object, what, at, facts }: StoredLedgerEntry,
  numbers: ReadonlyMap<string, string>,
  causes: ReadonlyMap<string, RefundCause>,
): Credit {
  return {
    kind: 'refund',
    isReward: causes.get(object)?.isReward ?? false,
    cause: causes.get(object)?.cause ?? '',
    grantedAt: at.toISOString(),
    total: { amount: facts.total ?? 0, currency: facts.currency ?? 'USD' },
    invoice: numbers.get(facts.invoice ?? '') ?? '',
    state: refundStates[what as keyof typeof refundStates],
  };
}
