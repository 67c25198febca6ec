import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { logFailure } from '../api/log-failure.ts';
import { readerIsThere } from './reader-is-there.ts';
import { replayClicks } from './replay-clicks.ts';
import { useHydrated } from './use-hydrated.ts';

if (!import.meta.env.SSR) replayClicks();

/**
 * A part whose script is no part of the first load: the server's HTML stands until the reader is there. What changes around
 * it reaches it once its script has come: an update before would make React drop the HTML. A part that can appear later than
 * its page needs a Suspense around it.
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
  // Without its script a part stays as the server sent it.
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
      // A screen that is opened in the browser waits for its parts as it waits for its data.
      return inPage ? <Suspense>{part}</Suspense> : part;
    }, [Part, inPage, shown]);
  };
}
