import type { Api } from '@tenfold/contract/call';
import { createContext } from 'react-router';

/**
 * What the server hands to every screen. It sets these on the request's RouterContextProvider through the copies that
 * entry.server exports: a context is one object, so both sides must hold the same.
 */

/** Calls of the contract, answered in this process. */
export const apiContext = createContext<Api>();

/** This response's nonce of the content security policy. */
export const nonceContext = createContext<string>('');

export const clockContext = createContext<{ now(): Date }>({ now: () => new Date() });

/** Where the product is reached from outside, without a slash at the end; null: as the request came in. */
export const publicUrlContext = createContext<string | null>(null);

/** A mail that did not leave: kept to be looked at. */
export interface OutboxMail {
  readonly name: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Mails of sample mode; null wherever a stranger could look into them, or where mails leave. */
export const outboxContext = createContext<{
  list(): Promise<OutboxMail[]>;
  find(name: string): Promise<OutboxMail | null>;
} | null>(null);

/** Takes what broke while a screen was made, once each; the reader sees one fixed sentence. */
export const reportContext = createContext<(cause: unknown) => void>((cause) => {
  process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
});
