import { notifyManager, QueryCache, QueryClient, QueryObserver } from '@tanstack/query-core';
import type { CallName } from '@tenfold/contract/calls';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { type BrowserApi, browserApi } from '../api/browser-api.ts';
import { messageOf } from '../api/failure-message.ts';
import { logFailure } from '../api/log-failure.ts';
import { keysOf, queryKey } from './keys.ts';
import { type Answer, initialAnswer, type Query } from './query.ts';
import { type Reader, readerOfThisBrowser } from './reader.ts';

/** TanStack Query as this product uses it: an answer lives while it is shown, and nothing is retried unasked. */
export function createQueries(api: BrowserApi, reader: Reader) {
  notifyManager.setScheduler(queueMicrotask);
  const client = new QueryClient({
    queryCache: loggingCache(),
    defaultOptions: {
      queries: {
        gcTime: 0,
        networkMode: 'always',
        refetchOnMount: 'always',
        refetchOnReconnect: false,
        retry: false,
      },
    },
  });
  client.mount();

  const optionsOf = <Name extends CallName, Value>(query: Query<Name, Value>) => ({
    queryKey: queryKey(reader.current(), query),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Value> => {
      const call = api.call as (name: Name, input: unknown, options: object) => Promise<unknown>;
      const reply = await call(query.call, query.input, { signal });
      return query.read === undefined ? (reply as Value) : query.read(reply as never);
    },
    meta: { label: query.label, failures: query.failures },
  });

  const subscribe = <Name extends CallName, Value>(
    query: Query<Name, Value>,
    onAnswer: (answer: Answer<Value>) => void,
  ) => {
    const { initial, refreshMs } = query;
    const observer = new QueryObserver<Value>(client, {
      ...optionsOf(query),
      ...(initial !== undefined && { initialData: initial as never }),
      ...(refreshMs !== undefined && { refetchInterval: refreshMs, staleTime: refreshMs }),
      refetchOnWindowFocus: refreshMs !== undefined,
    });
    let lastGiven: unknown[] = [];
    return observer.subscribe(({ data, error }) => {
      // A refresh notifies twice: the page is rendered again only for news.
      if (lastGiven[0] === data && lastGiven[1] === (error === null)) return;
      lastGiven = [data, error === null];
      const failure = error && { message: messageOf(error), code: isApiError(error) ? error.code : null };
      if (data !== undefined) onAnswer({ state: 'ready', value: data, failure });
      else if (failure === null) onAnswer({ state: 'loading', failure });
      else onAnswer({ state: 'failed', failure, again: () => void observer.refetch() });
    });
  };

  return {
    observe<Name extends CallName, Value>(
      query: Query<Name, Value>,
      onAnswer: (answer: Answer<Value>) => void,
    ): () => void {
      let stop = subscribe(query, onAnswer);
      const stopWatching = reader.watch(() => {
        stop();
        onAnswer(initialAnswer(query));
        stop = subscribe(query, onAnswer);
      });
      return () => {
        stopWatching();
        stop();
      };
    },

    fetch<Name extends CallName, Value>(query: Query<Name, Value>): Promise<Value> {
      return client.fetchQuery(optionsOf(query));
    },

    /** What is shown of a call is asked again: the one place for news from the server. */
    invalidate<Name extends CallName>(call: Name, input: Partial<Query<Name>['input']> = {}): Promise<void> {
      return client.invalidateQueries({ queryKey: keysOf(reader.current(), call, input) });
    },
  };
}

/** Logs each failing query once until it succeeds. */
function loggingCache(): QueryCache {
  const failing = new Set<string>();
  return new QueryCache({
    onSuccess: (_, { queryHash }) => failing.delete(queryHash),
    onError(cause, { queryHash, meta, state }) {
      const isRefresh = state.data !== undefined;
      const isShown = !isRefresh && meta?.failures !== 'hidden';
      if (failing.has(queryHash) || (isShown && isApiError(cause))) return;
      failing.add(queryHash);
      logFailure(isRefresh ? `${meta?.label} refresh` : `${meta?.label}`, cause);
    },
  });
}

export const queries = createQueries(browserApi, readerOfThisBrowser);
