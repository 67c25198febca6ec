import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { CustomerState, ProviderSubscription } from '../provider/provider.ts';
import type { DueTask, MailTask } from '../tasks/task.ts';

/** What is to be done about what was just learnt, at once. */
export function tasksAfter(state: CustomerState, added: readonly LedgerEntry[]): DueTask[] {
  return [...added.flatMap((entry) => ofEntry(entry)), ...secondSubscriptions(state)];
}

function ofEntry({ object, what, at, facts }: LedgerEntry): DueTask[] {
  const { total = 0, currency = 'USD', subscription = '' } = facts;
  const mail = (letter: MailTask['data']): DueTask => ({
    kind: 'mail',
    subject: `${letter.letter}/${object}`,
    data: letter,
    dueAt: at,
  });
  switch (what) {
    case 'paid':
      return total > 0 ? [mail({ letter: 'receipt', invoice: object })] : [];
    case 'refunded':
      return [mail({ letter: 'refunded', total, currency })];
    case 'refund refused':
      return [mail({ letter: 'refund refused', total, currency })];
    case 'disputed':
      return [
        mail({ letter: 'disputed', total, currency }),
        { kind: 'cancel', subject: subscription, data: { because: 'disputed' }, dueAt: at },
      ];
    default:
      return [];
  }
}

/** Two that run at once, from two tabs or two pages of the provider: the older stays, the rest is given back. */
function secondSubscriptions({ subscriptions, invoices }: CustomerState): DueTask[] {
  const running = subscriptions
    .filter(({ state }) => state === 'active' || state === 'past_due')
    .toReversed()
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return running.slice(1).flatMap(({ id, createdAt }: ProviderSubscription): DueTask[] => {
    const paid = invoices.filter(
      ({ subscription, state, total }) => subscription === id && state === 'paid' && total > 0,
    );
    return [
      { kind: 'cancel', subject: id, data: { because: 'second subscription' }, dueAt: createdAt },
      ...paid.map(
        (invoice): DueTask => ({
          kind: 'refund',
          subject: invoice.id,
          data: { cause: 'paid twice' },
          dueAt: createdAt,
        }),
      ),
    ];
  });
}
