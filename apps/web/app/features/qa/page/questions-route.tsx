import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { questionParameters } from '../filters/question-query.ts';
import { CommunityNav } from './CommunityNav.tsx';
import { loadMain } from './load-main.ts';
import { QuestionsPage } from './QuestionsPage.tsx';

export const handle: Chrome = { header: 'main', Tabs: CommunityNav };

/** How long ago something was written may be a minute old. */
export const headers = cachedScreen(60, questionParameters);

export function loader(args: LoaderFunctionArgs) {
  return loadMain(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.tags;
}

export default function QuestionsRoute() {
  return <QuestionsPage loaded={useLoaderData<typeof loader>()} />;
}
