import { brand } from '@tenfold/contract/brand';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { ManageAlerts } from '../../alerts/index.ts';
import { FeedPage } from './FeedPage.tsx';
import { loadFeed } from './load-feed.ts';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `Feed — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadFeed(args);
}

export default function FeedsRoute() {
  return <FeedPage loaded={useLoaderData<typeof loader>()} action={<ManageAlerts />} />;
}
