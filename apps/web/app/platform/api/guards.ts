import { can, type Permission, tierOf } from '@tenfold/contract/rights';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loginPath, nextPath } from '../screens/return-to.ts';
import { throwScreenError } from '../screens/screen-error.ts';
import { apiContext } from '../screens/server-context.ts';
import { loadViewer, type Viewer } from './load-viewer.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** For screens of a signed-in person; a visitor signs in first and comes back. */
export async function requirePerson({ context, url }: Asked): Promise<Viewer> {
  const viewer = await loadViewer(context.get(apiContext)).catch(throwScreenError);
  if (viewer === null) throw redirect(loginPath(url.pathname + url.search));
  return viewer;
}

/** For screens that a right opens: a visitor without it signs in first and comes back; a person reads which plan has it. */
export async function requireRight(
  { context, url }: Asked,
  capability: Permission,
  symbol: string,
): Promise<void> {
  const viewer = await loadViewer(context.get(apiContext)).catch(throwScreenError);
  if (can(tierOf(viewer), capability, symbol)) return;
  throw redirect(viewer === null ? loginPath(url.pathname + url.search) : '/plans');
}

/** For screens of visitors: a signed-in person goes on to where they wanted to go. */
export async function requireVisitor({ context, url }: Asked): Promise<void> {
  const viewer = await loadViewer(context.get(apiContext)).catch(throwScreenError);
  if (viewer !== null) throw redirect(nextPath(url.searchParams));
}
