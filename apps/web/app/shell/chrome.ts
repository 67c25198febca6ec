import { useMatches } from 'react-router';

/**
 * `landing`: header without search. `none`: no header, full window. `mine`: header with the account's tabs.
 */
export interface Chrome {
  readonly header: 'main' | 'landing' | 'none' | 'mine';
}

/** Set by a route: `export const handle: Chrome = { header: 'none' }`. */
export function useChrome(): Chrome {
  const handles = useMatches().map(({ handle }) => handle as Partial<Chrome> | undefined);
  return { header: handles.findLast((handle) => handle?.header !== undefined)?.header ?? 'main' };
}
