/** What follows from a change of the ledger. Performed until it is done, so it may happen twice. */
export type Task = MailTask | CancelTask | RefundTask | PostponeTask;

export type DueTask = Task & { readonly dueAt: Date };

export interface MailTask {
  readonly kind: 'mail';
  readonly subject: string;
  readonly data: Letter;
}

/** Ends a subscription at the provider, at once. */
export interface CancelTask {
  readonly kind: 'cancel';
  /** The subscription. */
  readonly subject: string;
  readonly data: { readonly because: 'grace is over' | 'disputed' | 'second subscription' };
}

/** Gives back what a second subscription took. */
export interface RefundTask {
  readonly kind: 'refund';
  /** The invoice. */
  readonly subject: string;
  readonly data: { readonly cause: string };
}

/** After a grant: the next payment is due when it ends. */
export interface PostponeTask {
  readonly kind: 'postpone';
  readonly subject: string;
  readonly data: { readonly subscription: string; readonly until: string };
}

/** Dates are ISO text, amounts in the smallest unit. */
export type Letter =
  | { readonly letter: 'receipt'; readonly invoice: string }
  | { readonly letter: 'refused'; readonly invoice: string; readonly day: 0 | 3 | 6 }
  | { readonly letter: 'ended'; readonly invoice: string; readonly on: string }
  | { readonly letter: 'grant ends'; readonly on: string }
  | { readonly letter: 'granted'; readonly cause: string; readonly until: string }
  | { readonly letter: 'refunded'; readonly total: number; readonly currency: string }
  /** To the editors. */
  | { readonly letter: 'disputed' | 'refund refused'; readonly total: number; readonly currency: string };
