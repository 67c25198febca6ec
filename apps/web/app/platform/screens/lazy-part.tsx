import { type ComponentType, lazy, Suspense } from 'react';

/** A component with what brings it, for who knows ahead that it will be wanted. */
export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/**
 * A part of a page that most readers never see: a chunk of its own in the browser. The server has it from its start, so
 * that it stands in the page itself and needs no script to appear.
 */
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
