import { brand } from '@tenfold/contract/brand';
import { getList, type ReadableList } from '@tenfold/contract/lists';
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  redirect,
  useLoaderData,
} from 'react-router';
import { findShared } from '../../../named-things/find-shared.ts';
import { NotShared } from '../../../named-things/NotShared.tsx';
import { privatePageHeaders, secretPageHeaders } from '../../../platform/screens/page-headers.ts';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { useViewer } from '../../../session/viewer.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { listsPath } from '../../../shell/my-paths.ts';
import { pricesLabel } from '../../company/index.ts';
import { loadLens } from '../lens/load-lens.ts';
import { pricesOf } from '../list/prices-of.ts';
import { curatedPath, listPath, publicListPath } from '../list-paths.ts';
import { PublicList } from './PublicList.tsx';
import '../overview/lists.css';

export const handle: Chrome = { header: 'main' };

/** Anyone with the address of a shared list can read it, so it isn’t passed on to other sites or kept in caches. */
const secret = { ...secretPageHeaders(), 'x-robots-tag': 'noindex' };

export function headers({ loaderHeaders, errorHeaders }: HeadersArgs) {
  return Object.fromEntries(errorHeaders ?? loaderHeaders);
}

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const api = context.get(apiContext);
  const list = await findShared(api.call(getList, { params: { id } })).catch(throwScreenError);
  if (list === null) return data(null, { status: 404, headers: secret });
  if (list.own !== null) throw redirect(listPath(list.own.id));
  const { name, companies, curated } = list;
  const lens = await loadLens(api, id, companies).catch(throwScreenError);
  const page = {
    id,
    name,
    companies,
    curated,
    lens,
    prices: pricesLabel(pricesOf(companies)),
    tags: tagsOf(list, (context.get(publicUrlContext) ?? url.origin) + publicListPath(id)),
  };
  return data(page, { headers: curated === null ? secret : privatePageHeaders() });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [{ title: `Not shared — ${brand.name}` }, { name: 'robots', content: 'noindex' }];
  return loaderData.tags;
}

function tagsOf(
  { name, curated }: Pick<ReadableList, 'name' | 'curated'>,
  address: string,
): MetaDescriptor[] {
  const title = `${name} — ${brand.name}`;
  if (curated === null) return [{ title }, { name: 'robots', content: 'noindex' }];
  return pageMeta({ title, description: curated.description, address });
}

export default function PublicListRoute() {
  const page = useLoaderData<typeof loader>();
  return page === null ? <NotSharedList /> : <PublicList key={page.id} {...page} />;
}

function NotSharedList() {
  const isVisitor = useViewer() === null;
  const next = isVisitor
    ? { label: 'Lists to begin with', path: curatedPath }
    : { label: 'Your lists', path: listsPath };
  return <NotShared thing="list" next={next} />;
}
