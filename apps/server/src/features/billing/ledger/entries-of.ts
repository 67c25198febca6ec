import type {
  CustomerState,
  ProviderDispute,
  ProviderInvoice,
  ProviderRefund,
  ProviderSubscription,
} from '../provider/provider.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** What a customer’s state says has happened: a later state says it again, and more. */
export function entriesOf({ subscriptions, invoices }: CustomerState): LedgerEntry[] {
  const begun = new Map(subscriptions.map(({ id, createdAt }) => [id, createdAt]));
  return [
    ...subscriptions.flatMap(ofSubscription),
    ...invoices.flatMap((invoice) => ofInvoice(invoice, begun.get(invoice.subscription ?? ''))),
  ];
}

function ofSubscription({ id, state, createdAt, endsAt, price }: ProviderSubscription): LedgerEntry[] {
  if (state === 'incomplete') return [];
  const begun: LedgerEntry = {
    object: id,
    what: 'subscribed',
    at: createdAt,
    facts: { total: price.amount, currency: price.currency },
  };
  if (state !== 'ended' || endsAt === null) return [begun];
  return [begun, { object: id, what: 'ended', at: endsAt, facts: {} }];
}

/** A subscription’s own first invoice is made with it. */
const firstMs = 3_600_000;

function ofInvoice(invoice: ProviderInvoice, begun: Date | undefined): LedgerEntry[] {
  const { id, state, createdAt, paidAt, firstFailedAt, refunds, dispute, currency, total } = invoice;
  const subscription = invoice.subscription ?? '';
  const entries: LedgerEntry[] = [];
  if (state === 'paid') {
    // One of nothing pays for no time: it begins a trial.
    const paysForTime = invoice.lines.some(({ kind, amount }) => kind === 'period' && amount > 0);
    const from = paysForTime ? invoice.period.from.toISOString() : null;
    const until = paysForTime ? invoice.period.to.toISOString() : null;
    const facts = { subscription, from, until, total, currency };
    entries.push({ object: id, what: 'paid', at: paidAt ?? createdAt, facts });
  }
  if (state === 'void') entries.push({ object: id, what: 'void', at: createdAt, facts: {} });
  if (firstFailedAt !== null) {
    // Another period that the bank refused leaves the one that is paid.
    const isChange = invoice.lines.some(({ kind }) => kind === 'unused');
    const isLater = begun !== undefined && createdAt.getTime() - begun.getTime() > firstMs;
    const isRenewal = isLater && !isChange;
    entries.push({
      object: id,
      what: 'failed',
      at: firstFailedAt,
      facts: { subscription, isRenewal, total, currency },
    });
  }
  return [
    ...entries,
    ...refunds.map((refund) => ofRefund(refund, invoice)),
    ...(dispute === null ? [] : ofDispute(dispute, invoice)),
  ];
}

const refundKinds = {
  on_its_way: 'refund on its way',
  refunded: 'refunded',
  refused: 'refund refused',
} as const;

function ofRefund({ id, state, amount, at }: ProviderRefund, invoice: ProviderInvoice): LedgerEntry {
  const facts = { invoice: invoice.id, total: amount, currency: invoice.currency };
  return { object: id, what: refundKinds[state], at, facts };
}

function ofDispute(dispute: ProviderDispute, invoice: ProviderInvoice): LedgerEntry[] {
  const { id, state, openedAt, closedAt } = dispute;
  const facts = {
    invoice: invoice.id,
    subscription: invoice.subscription ?? '',
    total: invoice.total,
    currency: invoice.currency,
  };
  const opened: LedgerEntry = { object: id, what: 'disputed', at: openedAt, facts };
  if (state === 'open') return [opened];
  const what = state === 'won' ? 'dispute won' : 'dispute lost';
  return [opened, { object: id, what, at: closedAt ?? openedAt, facts }];
}
