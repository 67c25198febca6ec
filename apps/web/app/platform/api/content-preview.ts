import type { Api } from '@tenfold/contract/call';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { getLandingPreview } from '@tenfold/contract/landing';
import { can } from '@tenfold/contract/policy/rights';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../screens/server-context.ts';
import { loadViewer } from './load-viewer.ts';

type Preview = ReplyOf<typeof getLandingPreview>;

/** Of an address that an editor opens with it. A kept screen names it among its parameters. */
export const previewParameter = 'preview';

/** The site with the editor’s drafts; null for everybody else, and on every other address. */
export async function findPreview({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<Preview | null> {
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

/** Each page request has its own Api object: root and screen share the call. */
const pendingByApi = new WeakMap<Api, Promise<Preview>>();
