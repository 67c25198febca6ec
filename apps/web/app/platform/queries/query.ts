import type { CallName, Calls } from '@tenfold/contract/calls';
import type { InputOf, ReplyOf } from '@tenfold/contract/endpoint';
import type { ApiErrorCode } from '@tenfold/contract/errors/api-error';

/** What a part of a page asks the server: one call, as data. Its key follows from it, so none is written by hand. */
export interface Query<Name extends CallName = CallName, Value = ReplyOf<Calls[Name]>> {
  /** For the log. Also tells two readings of one reply apart. */
  readonly label: string;
  readonly call: Name;
  readonly input: InputOf<Calls[Name]>;
  readonly read?: (reply: ReplyOf<Calls[Name]>) => Value | Promise<Value>;
  /** What the page has already: the first call is made once it is `refreshMs` old. */
  readonly initial?: Value | undefined;
  /** Only while the page is visible, and at once when the reader returns after longer. */
  readonly refreshMs?: number;
  /** `hidden`: a refusal is only logged, not shown. */
  readonly failures?: 'shown' | 'hidden';
}

export type Answer<Value> =
  | { readonly state: 'loading'; readonly failure: null }
  /** With a failure: the last refresh failed, and this is the value from before. */
  | { readonly state: 'ready'; readonly value: Value; readonly failure: Failure | null }
  | { readonly state: 'failed'; readonly failure: Failure; readonly again: () => void };

export interface Failure {
  /** For the reader. */
  readonly message: string;
  /** Null without a refusal by the server. */
  readonly code: ApiErrorCode | null;
}

export function initialAnswer<Value>(query: { readonly initial?: Value | undefined } | null): Answer<Value> {
  return query?.initial === undefined
    ? { state: 'loading', failure: null }
    : { state: 'ready', value: query.initial, failure: null };
}
