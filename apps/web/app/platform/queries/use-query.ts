import type { CallName, Calls } from '@tenfold/contract/calls';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { startTransition, useEffect, useState } from 'react';
import { unexpectedError } from '../api/failure-message.ts';
import { logFailure } from '../api/log-failure.ts';
import { loadScript } from '../screens/load-script.ts';
import { type Answer, initialAnswer, type Query } from './query.ts';

/** @param query null until it is needed */
export function useQuery<Name extends CallName, Value = ReplyOf<Calls[Name]>>(
  query: Query<Name, Value> | null,
): Answer<Value> {
  const [seen, setSeen] = useState<{ id: string; answer: Answer<Value> } | null>(null);
  const id = query === null ? null : JSON.stringify([query.call, query.input, query.label]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says all of the query
  useEffect(() => {
    if (query === null || id === null) return setSeen(null);
    // Urgent, it would make React hydrate every part that waits for its script in one go.
    return observeLater(query, (answer) => startTransition(() => setSeen({ id, answer })));
  }, [id]);

  return seen !== null && seen.id === id ? seen.answer : initialAnswer(query);
}

/** For an event, not for a picture. */
export async function fetchQuery<Name extends CallName, Value>(query: Query<Name, Value>): Promise<Value> {
  const { queries } = await loadClient();
  return queries.fetch(query);
}

/** No part of the first load: it comes with the first query that is due. */
const loadClient = () => loadScript(() => import('./client.ts'));

function observeLater<Name extends CallName, Value>(
  query: Query<Name, Value>,
  onAnswer: (answer: Answer<Value>) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const start = async () => {
    try {
      const { queries } = await loadClient();
      if (!signal.aborted) signal.addEventListener('abort', queries.observe(query, onAnswer));
    } catch (cause) {
      logFailure(query.label, cause);
      const failure = { message: unexpectedError, code: null };
      if (!signal.aborted && query.initial === undefined)
        onAnswer({ state: 'failed', failure, again: start });
    }
  };
  if (query.initial === undefined) void start();
  else {
    const due = setTimeout(() => whenVisible(start, signal), query.refreshMs);
    signal.addEventListener('abort', () => clearTimeout(due));
  }
  return () => leaving.abort();
}

function whenVisible(run: () => void, signal: AbortSignal): void {
  if (document.visibilityState === 'visible') run();
  else document.addEventListener('visibilitychange', run, { once: true, signal });
}
