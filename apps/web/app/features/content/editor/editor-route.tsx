import { brand } from '@tenfold/contract/brand';
import { getContent, listContent } from '@tenfold/contract/content';
import { blockKeys, blocks } from '@tenfold/contract/content/blocks';
import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { requireRole } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { usePerson } from '../../../session/viewer.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { contentPath } from '../../../shell/editors-paths.ts';
import { EditorsNav } from '../../../shell/header/EditorsNav.tsx';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { shownAt } from '../paths.ts';
import { BlockEditor } from './BlockEditor.tsx';
import { BlockNav } from './BlockNav.tsx';

export const handle: Chrome = { header: 'main', Tabs: EditorsNav };

export const headers = privatePageHeaders;

export async function loader(args: LoaderFunctionArgs) {
  await requireRole(args, 'editContent');
  const key = blockKeys.find((each) => each === args.params.key);
  if (key === undefined) throw data({ code: 'not_found' }, { status: 404 });
  const api = args.context.get(apiContext);
  const [listed, block] = await Promise.all([
    api.call(listContent),
    api.call(getContent, { params: { key } }),
  ]).catch(throwScreenError);
  return { key, listed: listed.blocks, block };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    { title: `${loaderData ? blocks[loaderData.key].title : 'Content'} — ${brand.name}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function EditorRoute() {
  const { key, listed, block } = useLoaderData<typeof loader>();
  const { id } = usePerson();
  const isDocument = blocks[key].group === 'documents';
  return (
    <div className="my-page">
      <div className="page-head">
        <div className="stack stack-1">
          <h1>
            <Link className="content-home" to={contentPath}>
              Content
            </Link>
          </h1>
          <p className="muted small">Changes are public within a second of publishing</p>
        </div>
        <Link className={buttonClass()} to={shownAt(key)} target="_blank">
          <Icon name="external" />
          {isDocument ? 'Open the page' : 'Open the landing page'}
        </Link>
      </div>
      <div className="content-layout">
        <BlockNav listed={listed} current={key} />
        <BlockEditor key={`${id} ${key}`} block={block} personId={id} />
      </div>
    </div>
  );
}
