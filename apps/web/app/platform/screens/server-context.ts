import type { Api } from '@tenfold/contract/call';
import { createContext } from 'react-router';

/**
 * Set by the server on the request's RouterContextProvider, through entry.server's exports: a context is one
 * object, so both must hold the same one.
 */

export const apiContext = createContext<Api>();

export const nonceContext = createContext<string>('');

export const clockContext = createContext<{ now(): Date }>({ now: () => new Date() });

/** Whether the figures and prices are those of the sample. */
export const sampleDataContext = createContext<boolean>(false);

/** Patterns of all screens. */
export const screenPathsContext = createContext<readonly string[]>([]);

/** Public origin without a trailing slash; null for the request's own. */
export const publicUrlContext = createContext<string | null>(null);

export interface OutboxMail {
  readonly name: string;
  readonly sentAt: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sample mode only; null where strangers could see it or emails are sent. */
export const outboxContext = createContext<{
  list(): Promise<OutboxMail[]>;
  find(name: string): Promise<OutboxMail | null>;
} | null>(null);

/** Whether the page was opened by a name of this machine, such as localhost. */
export const onThisMachineContext = createContext<boolean>(false);

/** The id of the page's request, as in the log. */
export const requestIdContext = createContext<string | null>(null);

/** Reports each render error once; the reader sees a fixed message. */
export const reportContext = createContext<(cause: unknown) => void>((cause) => {
  process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
});

/** Resolves when this page may render; between two renders the server answers other requests. */
export const renderTurnContext = createContext<() => Promise<void>>(async () => undefined);
