import type { Api } from '@tenfold/contract/call';
import type { Logger } from '../../log/index.ts';
import type { Outbox } from '../../mail/index.ts';

/** A key of React Router's context. It must be the object the screens hold, so it comes from the build itself. */
type Key<T> = { readonly defaultValue?: T };

interface ContextProvider {
  set<T>(key: Key<T>, value: T): void;
}

/** What apps/web/app/entry.server.tsx exports. */
interface Entry {
  createRequestHandler(
    build: WebBuild,
    mode: string,
  ): (request: Request, context: ContextProvider) => Promise<Response>;
  readonly RouterContextProvider: new () => ContextProvider;
  readonly apiContext: Key<Api>;
  readonly nonceContext: Key<string>;
  readonly clockContext: Key<{ now(): Date }>;
  readonly publicUrlContext: Key<string | null>;
  readonly outboxContext: Key<Outbox | null>;
  readonly reportContext: Key<(cause: unknown) => void>;
}

export interface WebBuild {
  readonly entry: { readonly module: Entry };
}

/** The web as pages are made from it: built, or by vite as it is edited. */
export interface WebSource {
  build(): Promise<WebBuild>;
  readonly mode: 'production' | 'development';
}

export interface PageDeps {
  readonly clock: { now(): Date };
  readonly log: Logger;
  /** Where people reach the product; null: as their request says. */
  readonly publicUrl: string | null;
  /** Mails to look at, for who asks on this machine; null: they are nobody's to see. */
  readonly outbox: Outbox | null;
  readonly development: boolean;
  readonly port: number;
}
