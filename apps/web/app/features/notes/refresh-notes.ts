import { useLocation, useRevalidator } from 'react-router';
import { myPath } from '../../shell/my-paths.ts';

/** After a change: what the screen shows of notes is loaded again, and only that. */
export function useRefreshNotes(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  return async () => {
    const { queries } = await import('../../platform/queries/client.ts');
    await Promise.all([
      queries.invalidate('GET /company/{symbol}/recent_notes'),
      isRenderedWithNotes(pathname) && revalidate(),
    ]);
  };
}

export function isRenderedWithNotes(pathname: string): boolean {
  return pathname.startsWith(myPath) || /^\/company\/[^/]+\/notes\/?$/.test(pathname);
}
