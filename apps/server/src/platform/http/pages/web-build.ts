import type { Api } from '@tenfold/contract/call';
import type { Logger } from '../../log/index.ts';
import type { Outbox } from '../../mail/index.ts';

/** A key of React Router's context: must be the object the screens import, so it comes from the build. */
type Key<T> = { readonly defaultValue?: T };

interface ContextProvider {
  set<T>(key: Key<T>, value: T): void;
}

interface ServerEntry {
  createRequestHandler(
    build: WebBuild,
    mode: string,
  ): (request: Request, context: ContextProvider) => Promise<Response>;
  readonly RouterContextProvider: new () => ContextProvider;
  /** Cookies that loaders read. */
  readonly screenCookies: readonly string[];
  readonly apiContext: Key<Api>;
  readonly nonceContext: Key<string>;
  readonly clockContext: Key<{ now(): Date }>;
  readonly publicUrlContext: Key<string | null>;
  readonly sampleDataContext: Key<boolean>;
  readonly screenPathsContext: Key<readonly string[]>;
  readonly outboxContext: Key<Outbox | null>;
  readonly onThisMachineContext: Key<boolean>;
  readonly requestIdContext: Key<string | null>;
  readonly reportContext: Key<(cause: unknown) => void>;
  readonly renderTurnContext: Key<() => Promise<void>>;
}

export interface WebBuild {
  readonly entry: { readonly module: ServerEntry };
  readonly routes: Readonly<Record<string, { readonly path?: string; readonly index?: boolean }>>;
}

export interface WebSource {
  build(): Promise<WebBuild>;
  readonly mode: 'production' | 'development';
}

export interface PageDeps {
  readonly clock: { now(): Date };
  readonly productClock: { now(): Date };
  readonly log: Logger;
  readonly publicUrl: string | null;
  readonly sampleData: boolean;
  /** Shown to people on this machine; null: to nobody. */
  readonly outbox: Outbox | null;
  /** Null: screens come from the build. */
  readonly vitePort: number | null;
}
