import { can, type PlanPermission, type RolePermission } from '@tenfold/contract/policy/rights';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { nextPath } from '../screens/next-path.ts';
import { loginPath, plansPath } from '../screens/return-to.ts';
import { throwScreenError } from '../screens/screen-error.ts';
import { apiContext } from '../screens/server-context.ts';
import { loadViewer, type Viewer } from './load-viewer.ts';

type GuardedRequest = Pick<LoaderFunctionArgs, 'context' | 'url'>;

export async function requirePerson({ context, url }: GuardedRequest): Promise<Viewer> {
  const viewer = await loadViewer(context.get(apiContext)).catch(throwScreenError);
  if (viewer === null) throw redirect(loginPath(url.pathname + url.search));
  return viewer;
}

/** Visitors sign in first and come back; signed-in people see which plan has it, and come back once they have it. */
export async function requireRight(
  { context, url }: GuardedRequest,
  permission: PlanPermission,
  symbol: string,
): Promise<void> {
  const viewer = await loadViewer(context.get(apiContext)).catch(throwScreenError);
  if (can(viewer, permission, { symbol })) return;
  const here = url.pathname + url.search;
  throw redirect(viewer === null ? loginPath(here) : plansPath(here));
}

/** Visitors sign in first and come back; for people without the role there is no such page. */
export async function requireRole(request: GuardedRequest, permission: RolePermission): Promise<void> {
  const viewer = await requirePerson(request);
  if (!can(viewer, permission)) throw data({ code: 'not_found' }, { status: 404 });
}

export async function requireVisitor({ context, url }: GuardedRequest): Promise<void> {
  const viewer = await loadViewer(context.get(apiContext)).catch(throwScreenError);
  if (viewer !== null) throw redirect(nextPath(url.searchParams));
}
