import { type ComponentType, lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { logFailure } from '../api/log-failure.ts';
import { ClicksCount, forgetClick, holdEarlyClicks } from './early-clicks.ts';
import { loadScript } from './load-script.ts';
import { showNotLoaded, takeBack } from './show-not-loaded.ts';
import { useHydrated } from './use-hydrated.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const latestMs = 2_000;

/** Resolves at the reader's first move, click, scroll or key, after two seconds at the latest. */
export const readerIsThere: Promise<void> = import.meta.env.SSR ? Promise.resolve() : firstSign();

/** Each part starts in a task of its own: two dozen at once hold up a phone for the length of a tap. */
let started = readerIsThere;

function whenItsTurn(): Promise<void> {
  started = started.then(() => new Promise((resolve) => setTimeout(resolve)));
  return started;
}

/** Parts whose script couldn't be loaded. */
let missing = 0;

if (!import.meta.env.SSR) {
  holdEarlyClicks();
  window.addEventListener('click', leaveByDocument, { capture: true, passive: true });
}

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
  let awaited = false;
  const loadOnce = () => {
    loading ??= (import.meta.env.SSR ? load() : untilLoaded(load, () => awaited)).then((part) => {
      loaded = part;
      return { default: part };
    });
    return loading;
  };
  if (import.meta.env.SSR) void loadOnce();
  const Loading = lazy(loadOnce) as unknown as ComponentType<Props>;
  const Awaited = lazy(() => {
    awaited = true;
    return loadOnce();
  }) as unknown as ComponentType<Props>;

  return function Later(props: Props) {
    const hydrated = useHydrated();
    const [{ Part, inPage, sent }] = useState(() => ({
      Part: loaded ?? (hydrated ? Awaited : Loading),
      inPage: !hydrated,
      sent: props,
    }));
    const [ready, setReady] = useState(loaded !== null || hydrated);
    useEffect(() => {
      void loadOnce().then(() => startTransition(() => setReady(true)));
    }, []);
    const shown = ready ? props : sent;
    // The same element for the same props: React then leaves the part alone.
    return useMemo(() => {
      const part = <Part {...shown} />;
      // Without its own Suspense, a screen opened by navigation waits for its parts as for its data.
      if (!inPage) return part;
      return (
        <Suspense>
          <ClicksCount>{part}</ClicksCount>
        </Suspense>
      );
    }, [Part, inPage, shown]);
  };
}

/**
 * Until then the server's HTML stays. A click tries again, and is answered; so does a network that is back. A screen opened
 * by navigation has no such HTML: it is opened by document.
 */
async function untilLoaded<Part>(load: () => Promise<Part>, isAwaited: () => boolean): Promise<Part> {
  await whenItsTurn();
  for (;;) {
    try {
      return await loadScript(load);
    } catch (cause) {
      logFailure('loading a part of the page', cause);
      if (isAwaited()) location.reload();
      missing += 1;
      if (forgetClick()) showNotLoaded();
      await firstOf(['click', 'online']);
      missing -= 1;
      takeBack();
    }
  }
}

/** Going on by script, a part without its script would be lost, as the footer, which is on every screen. */
function leaveByDocument(event: MouseEvent): void {
  if (missing > 0 && (event.target as Element).closest('a[href]') !== null) event.stopPropagation();
}

async function firstSign(): Promise<void> {
  await Promise.race([firstOf(signs), new Promise((resolve) => setTimeout(resolve, latestMs))]);
}

async function firstOf(names: readonly string[]): Promise<void> {
  const seen = new AbortController();
  await new Promise<void>((resolve) => {
    const options = { signal: seen.signal, capture: true, passive: true };
    for (const name of names) window.addEventListener(name, () => resolve(), options);
  });
  seen.abort();
}
