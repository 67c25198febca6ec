import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '../platform/api/load-viewer.ts';

export type { Viewer } from '../platform/api/load-viewer.ts';

/** Who looks at the page; null for a visitor. The server knows already when it draws the page: nothing flashes. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<{ viewer: Viewer | null }>('root')?.viewer ?? null;
}

/** On a screen whose loader lets nobody else in. */
export function usePerson(): Viewer {
  const viewer = useViewer();
  if (viewer === null) throw new Error('The loader of this screen let a visitor in');
  return viewer;
}
