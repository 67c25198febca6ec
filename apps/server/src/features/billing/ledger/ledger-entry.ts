import type { Entry } from '@tenfold/domain/entitlement';

const kinds = [
  'subscribed',
  'paid',
  'failed',
  'void',
  'ended',
  'canceled',
  'refund on its way',
  'refunded',
  'refund refused',
  'disputed',
  'dispute won',
  'dispute lost',
  'granted',
  'withdrawn',
] as const;

/** What happened to an object of the provider, or to a grant of ours. */
export type Kind = (typeof kinds)[number];

export interface LedgerEntry {
  /** The provider’s id, or `cause/subject` of a grant. */
  readonly object: string;
  readonly what: Kind;
  readonly at: Date;
  readonly facts: Facts;
}

/** The stored form: dates are ISO text, amounts in the smallest unit. Which there are follows from the kind. */
export interface Facts {
  readonly subscription?: string;
  readonly invoice?: string;
  readonly isRenewal?: boolean;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly total?: number;
  readonly currency?: string;
  readonly cause?: string;
}

/** What decides on the plan; null: money alone. */
export function toEntry({ object, what, at, facts }: LedgerEntry): Entry | null {
  const { subscription = '', isRenewal = false } = facts;
  switch (what) {
    case 'paid': {
      if (facts.from == null || facts.until == null) return null;
      const times = { from: new Date(facts.from), to: new Date(facts.until) };
      return { what, invoice: object, subscription, ...times };
    }
    case 'failed':
      return { what, invoice: object, subscription, at, isRenewal };
    case 'void':
      return { what, invoice: object };
    case 'refunded':
      return { what, invoice: facts.invoice ?? '' };
    case 'ended':
      return { what, subscription: object, at };
    case 'disputed':
      return { what, dispute: object, subscription, at };
    case 'dispute won':
      return { what, dispute: object };
    case 'granted':
      return { what, grant: object, from: dateOf(facts.from) ?? at, until: dateOf(facts.until) };
    case 'withdrawn':
      return { what, grant: object, at };
    default:
      return null;
  }
}

function dateOf(text: string | null | undefined): Date | null {
  return text == null ? null : new Date(text);
}
