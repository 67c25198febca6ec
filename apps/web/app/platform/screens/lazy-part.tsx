import { type ComponentType, lazy, Suspense } from 'react';

export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/** Its own chunk in the browser; loaded at start on the server, so that it is in the page's HTML. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadNow = async () => {
    loaded = await load();
  };
  if (import.meta.env.SSR) void loadNow();
  const Loading = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function Late(props: Props) {
    const Part = loaded ?? Loading;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Late, { load: loadNow });
}
