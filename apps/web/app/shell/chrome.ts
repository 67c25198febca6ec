import { useMatches } from 'react-router';

/**
 * What stands around a screen. Landing: the header without a search of its own. None: no header; the screen fills the window.
 * Mine: the header with the tabs of what is the reader's own.
 */
export interface Chrome {
  readonly header: 'main' | 'landing' | 'none' | 'mine';
}

/** A route says it: `export const handle: Chrome = { header: 'none' }`. A screen that could not be made has the main header. */
export function useChrome(): Chrome {
  const handles = useMatches().map(({ handle }) => handle as Partial<Chrome> | undefined);
  return { header: handles.findLast((handle) => handle?.header !== undefined)?.header ?? 'main' };
}
