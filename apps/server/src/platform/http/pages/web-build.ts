import type { Api } from '@tenfold/contract/call';
import type { Logger } from '../../log/index.ts';
import type { Outbox } from '../../mail/index.ts';

/** A key of React Router's context: must be the object the screens import, so it comes from the build. */
type RouterContextKey<T> = { readonly defaultValue?: T };

interface ContextProvider {
  set<T>(key: RouterContextKey<T>, value: T): void;
}

interface ServerEntry {
  createRequestHandler(
    build: WebBuild,
    mode: string,
  ): (request: Request, context: ContextProvider) => Promise<Response>;
  readonly RouterContextProvider: new () => ContextProvider;
  /** Cookies that loaders read. */
  readonly screenCookies: readonly string[];
  readonly apiContext: RouterContextKey<Api>;
  readonly nonceContext: RouterContextKey<string>;
  readonly clockContext: RouterContextKey<{ now(): Date }>;
  readonly publicUrlContext: RouterContextKey<string | null>;
  readonly sampleDataContext: RouterContextKey<boolean>;
  readonly screenPathsContext: RouterContextKey<readonly string[]>;
  readonly outboxContext: RouterContextKey<Outbox | null>;
  readonly onThisMachineContext: RouterContextKey<boolean>;
  readonly requestIdContext: RouterContextKey<string | null>;
  readonly reportContext: RouterContextKey<(cause: unknown) => void>;
  readonly renderTurnContext: RouterContextKey<() => Promise<void>>;
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
