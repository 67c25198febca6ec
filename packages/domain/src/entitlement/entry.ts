/**
 * What a ledger says happened. Each is written once and never changed; the order in which they were written says
 * nothing. Times are the payment provider’s.
 */
export type Entry = Paid | Failed | Voided | Refunded | Ended | Disputed | DisputeWon | Granted | Withdrawn;

/** A payment of the plan for a time. */
export interface Paid {
  readonly what: 'paid';
  readonly invoice: string;
  readonly subscription: string;
  readonly from: Date;
  readonly to: Date;
}

/** The first refusal of a payment; it may have been paid since. */
export interface Failed {
  readonly what: 'failed';
  readonly invoice: string;
  readonly subscription: string;
  readonly at: Date;
  /** The first payment of a subscription gives no grace: nothing ran before it. */
  readonly isRenewal: boolean;
}

/** An invoice that nobody has to pay any more. */
export interface Voided {
  readonly what: 'void';
  readonly invoice: string;
}

/** Money that was given back; by itself it withdraws nothing. */
export interface Refunded {
  readonly what: 'refunded';
  readonly invoice: string;
}

export interface Ended {
  readonly what: 'ended';
  readonly subscription: string;
  readonly at: Date;
}

/** The cardholder asks the bank for the money back. */
export interface Disputed {
  readonly what: 'disputed';
  readonly dispute: string;
  readonly subscription: string;
  readonly at: Date;
}

export interface DisputeWon {
  readonly what: 'dispute won';
  readonly dispute: string;
}

export interface Granted {
  readonly what: 'granted';
  readonly grant: string;
  readonly from: Date;
  /** Null: without an end. */
  readonly until: Date | null;
}

export interface Withdrawn {
  readonly what: 'withdrawn';
  readonly grant: string;
  readonly at: Date;
}
