import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** `landing`: header without search. `none`: no header, full window. */
export interface Chrome {
  readonly header: 'main' | 'landing' | 'none';
  /** Below the header. The route brings them, so that other pages don't load them. */
  readonly Tabs?: ComponentType;
}

/** Set by a route: `export const handle: Chrome = { header: 'none' }`. */
export function useChrome(): Chrome {
  const handles = useMatches().map(({ handle }) => handle as Chrome | undefined);
  return handles.findLast((handle) => handle?.header !== undefined) ?? { header: 'main' };
}
