import { getChat, listChats } from '@tenfold/contract/assistant';
import { brand } from '@tenfold/contract/brand';
import type { ChatId } from '@tenfold/contract/ids';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadViewer } from '../../../platform/api/load-viewer.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { CommunityNav } from '../../qa/index.ts';
import { AssistantPage } from './AssistantPage.tsx';

export const handle: Chrome = { header: 'main', Tabs: CommunityNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `Research Assistant — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Visitors see the page, as what they type is kept while they sign in; there are no chats for them. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = params.id === undefined ? null : chatIdIn(params.id);
  const viewer = await loadViewer(api).catch(throwScreenError);
  if (viewer === null) {
    if (id !== null) throw data({ code: 'not_found' }, { status: 404 });
    return { chats: [], questions: null, chat: null };
  }
  const [{ chats, questions }, chat] = await Promise.all([
    api.call(listChats),
    id === null ? null : api.call(getChat, { params: { id } }),
  ]).catch(throwScreenError);
  return { chats, questions, chat };
}

/** @throws 404 for what is no number of a chat */
function chatIdIn(text: string): ChatId {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data({ code: 'not_found' }, { status: 404 });
  return Number(text) as ChatId;
}

export default function AssistantRoute() {
  return <AssistantPage {...useLoaderData<typeof loader>()} />;
}
