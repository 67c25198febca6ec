import type { Api } from '@tenfold/contract/call';
import { getLandingPreview, type SiteTexts } from '@tenfold/contract/landing';
import { can } from '@tenfold/contract/policy/rights';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../screens/server-context.ts';
import { loadViewer } from './load-viewer.ts';

const previewParameter = 'preview';

/** Parameters of an address that an editor opens. A kept screen names them among its parameters. */
export const previewParameters = [previewParameter, 'theme'] as const;

/** The site with the editor’s drafts; null for everybody else, and on every other address. */
export async function findPreview({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<SiteTexts | null> {
  const api = context.get(apiContext);
  if (!(await isPreview({ context, url }))) return null;
  const pending = pendingByApi.get(api) ?? api.call(getLandingPreview);
  pendingByApi.set(api, pending);
  return pending;
}

export async function isPreview({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<boolean> {
  return (
    url.searchParams.has(previewParameter) && can(await loadViewer(context.get(apiContext)), 'editContent')
  );
}

const themes = ['light', 'dark'] as const;

/** The theme an editor looks at; null: the reader’s own. */
export async function previewTheme(
  args: Pick<LoaderFunctionArgs, 'context' | 'url'>,
): Promise<(typeof themes)[number] | null> {
  const requestedTheme = args.url.searchParams.get('theme');
  const theme = themes.find((each) => each === requestedTheme) ?? null;
  return theme !== null && (await isPreview(args)) ? theme : null;
}

/** Each page request has its own Api object: root and screen share the call. */
const pendingByApi = new WeakMap<Api, Promise<SiteTexts>>();
