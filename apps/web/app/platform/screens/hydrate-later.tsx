import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { logFailure } from '../api/log-failure.ts';
import { replayClicks } from './replay-clicks.ts';
import { useHydrated } from './use-hydrated.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const latestMs = 2_000;

/** Resolves at the reader's first move, click, scroll or key, after two seconds at the latest. */
const readerIsThere: Promise<void> = import.meta.env.SSR ? Promise.resolve() : firstSign();

if (!import.meta.env.SSR) replayClicks();

/**
 * A part whose script isn't in the first load: the server's HTML stays until the reader's first move. New props wait for the
 * script, because an earlier update would make React drop the HTML. A part that can appear later than its page needs a
 * Suspense around it.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  const loadOnce = () => {
    loading ??= readerIsThere.then(load).then((part) => {
      loaded = part;
      return { default: part };
    });
    return loading;
  };
  if (import.meta.env.SSR) void loadOnce();
  // If the script fails to load, the server's HTML stays.
  const Loading = lazy(() =>
    loadOnce().catch(() => new Promise<never>(() => {})),
  ) as unknown as ComponentType<Props>;

  return function Later(props: Props) {
    const hydrated = useHydrated();
    const [{ Part, inPage, sent }] = useState(() => ({
      Part: loaded ?? Loading,
      inPage: !hydrated,
      sent: props,
    }));
    const [ready, setReady] = useState(loaded !== null || hydrated);
    useEffect(() => {
      loadOnce().then(
        () => setReady(true),
        (cause) => logFailure('loading a part of the page', cause),
      );
    }, []);
    const shown = ready ? props : sent;
    // The same element for the same props: React then leaves the part alone.
    return useMemo(() => {
      const part = <Part {...shown} />;
      // Without its own Suspense, a screen opened by navigation waits for its parts as for its data.
      return inPage ? <Suspense>{part}</Suspense> : part;
    }, [Part, inPage, shown]);
  };
}

async function firstSign(): Promise<void> {
  const seen = new AbortController();
  await new Promise<void>((resolve) => {
    const options = { signal: seen.signal, capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, () => resolve(), options);
    setTimeout(resolve, latestMs);
  });
  seen.abort();
}
