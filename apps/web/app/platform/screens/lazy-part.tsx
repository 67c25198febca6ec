import { type ComponentType, lazy, Suspense, useState } from 'react';
import { logFailure } from '../api/log-failure.ts';
import { ClicksCount } from './early-clicks.ts';
import { loadScript } from './load-script.ts';
import { showNotLoaded } from './show-not-loaded.ts';

export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/**
 * Its own chunk in the browser; loaded at start on the server, so that it is in the page's HTML. One whose script can't be
 * loaded says so and leaves the page as it is.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadNow = async () => {
    loaded = await loadScript(load);
  };
  if (import.meta.env.SSR) void loadNow();
  const Loading = lazyScript(load);
  function Late(props: Props) {
    // The same one as long as it is shown: another would begin anew, and lose what is typed in it.
    const [Part] = useState(() => loaded ?? Loading);
    return (
      <Suspense>
        <ClicksCount>
          <Part {...props} />
        </ClicksCount>
      </Suspense>
    );
  }
  return Object.assign(Late, { load: loadNow });
}

/** The same without a place of its own on the server: what shows meanwhile is the caller's `Suspense`. */
export function lazyScript<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazy(async () => ({ default: await loadScript(load).catch(notLoaded<Props>) }));
  return part as unknown as ComponentType<Props>;
}

function notLoaded<Props>(cause: unknown): ComponentType<Props> {
  logFailure('loading a part of the page', cause);
  showNotLoaded();
  return () => null;
}
