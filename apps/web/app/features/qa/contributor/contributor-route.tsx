import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { CommunityNav } from '../page/CommunityNav.tsx';
import { ContributorPage } from './ContributorPage.tsx';
import { contributorParameters } from './contributor-address.ts';
import { loadContributor } from './load-contributor.ts';

export const handle: Chrome = { header: 'main', Tabs: CommunityNav };

export const headers = cachedScreen(60, contributorParameters);

export function loader(args: LoaderFunctionArgs) {
  return loadContributor(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.tags;
}

export default function ContributorRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ContributorPage key={loaded.contributor.id} loaded={loaded} />;
}
