import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { showLinkedPost } from '../answers/show-linked-post.ts';
import { CommunityNav } from '../page/CommunityNav.tsx';
import { loadQuestion } from './load-question.ts';
import { QuestionPage } from './QuestionPage.tsx';
import { questionPageParameters } from './question-address.ts';

export const handle: Chrome = { header: 'main', Tabs: CommunityNav };

/** How long ago something was written may be a minute old. Votes aren’t: the page asks for them. */
export const headers = cachedScreen(60, questionPageParameters);

export function loader(args: LoaderFunctionArgs) {
  return loadQuestion(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.tags;
}

export default function QuestionRoute() {
  const loaded = useLoaderData<typeof loader>();
  const { answer, comment } = loaded.targets;
  // At once: the page itself hydrates with the reader's first move.
  useEffect(() => {
    if (comment !== null) showLinkedPost(document.getElementById(`comment-${comment}`));
    else if (answer !== null) showLinkedPost(document.getElementById(`answer-${answer}`));
  }, [answer, comment]);
  return <QuestionPage key={loaded.question.id} loaded={loaded} />;
}
