import type { CurrentUser } from '@tenfold/contract/accounts';
import { useRouteLoaderData } from 'react-router';

/** Who looks at the page; null for a visitor. The server knows already when it draws the page: nothing flashes. */
export function useViewer(): CurrentUser | null {
  return useRouteLoaderData<{ viewer: CurrentUser | null }>('root')?.viewer ?? null;
}
