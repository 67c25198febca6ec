import { useEffect, useState } from 'react';
import { failureMessage } from '../api/failure-message.ts';

export type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly message: string; readonly again: () => void };

/** @param ask the same function for the same question; null until it is needed */
export function useAnswer<Value>(
  what: string,
  ask: ((signal: AbortSignal) => Promise<Value>) | null,
): Answer<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (ask === null) return;
    const asking = new AbortController();
    setAnswer({ state: 'loading' });
    ask(asking.signal)
      .then((value) => {
        if (!asking.signal.aborted) setAnswer({ state: 'ready', value });
      })
      .catch((cause: unknown) => {
        if (asking.signal.aborted) return;
        setAnswer({
          state: 'failed',
          message: failureMessage(what, cause),
          again: () => setAttempt((last) => last + 1),
        });
      });
    return () => asking.abort();
  }, [what, ask, attempt]);

  return answer;
}
