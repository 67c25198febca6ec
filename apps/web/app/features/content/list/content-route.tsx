import { brand } from '@tenfold/contract/brand';
import { listContent } from '@tenfold/contract/content';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requireRole } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { EditorsNav } from '../../../shell/header/EditorsNav.tsx';
import { ContentCard } from './ContentCard.tsx';
import { ExportButton } from './ExportButton.tsx';

export const handle: Chrome = { header: 'main', Tabs: EditorsNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `Content — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  await requireRole(args, 'editContent');
  return args.context.get(apiContext).call(listContent).catch(throwScreenError);
}

export default function ContentRoute() {
  const { blocks } = useLoaderData<typeof loader>();
  return (
    <div className="my-page">
      <div className="page-head">
        <div className="stack stack-1">
          <h1>Content</h1>
          <p className="muted small">Changes are public within a second of publishing</p>
        </div>
        <ExportButton />
      </div>
      <ContentCard listed={blocks} />
    </div>
  );
}
