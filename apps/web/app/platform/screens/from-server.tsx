import { type ComponentType, useState } from 'react';
import { type LazyPart, lazyPart } from './lazy-part.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * A read-only part: the server's HTML stays without its script until a prop changes. Client-side navigation
 * renders it in the browser.
 */
export function fromServer<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Part = lazyPart(load);
  function FromServer(props: Props) {
    const hydrated = useHydrated();
    const [sent] = useState(() => (hydrated ? null : props));
    if (!import.meta.env.SSR && sent !== null && areSame(sent, props)) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the server put here
      return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    }
    return (
      <div>
        <Part {...props} />
      </div>
    );
  }
  return Object.assign(FromServer, { load: Part.load });
}

function areSame<Props extends object>(one: Props, other: Props): boolean {
  return (Object.keys(other) as (keyof Props)[]).every((key) => one[key] === other[key]);
}
