import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '../platform/api/load-viewer.ts';

export type { Viewer } from '../platform/api/load-viewer.ts';

/** null for visitors. Known when the server renders: nothing flashes. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<{ viewer: Viewer | null }>('root')?.viewer ?? null;
}

export function usePerson(): Viewer {
  const viewer = useViewer();
  if (viewer === null) throw new Error('The loader of this screen let a visitor in');
  return viewer;
}
