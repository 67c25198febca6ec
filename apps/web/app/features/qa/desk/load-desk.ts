import type { Api } from '@tenfold/contract/call';
import type { RolePermission } from '@tenfold/contract/policy/rights';
import { getAnalystsQueue } from '@tenfold/contract/qa/analysts';
import { getEditorsQueue, getEditsQueue, getQueueCounts } from '@tenfold/contract/qa/desk/editors-queue';
import { getFirstPosts } from '@tenfold/contract/qa/desk/first-posts';
import { getNewTags } from '@tenfold/contract/qa/desk/new-tags';
import { getEditorsReports } from '@tenfold/contract/qa/reports';
import { getRewards } from '@tenfold/contract/qa/rewards';
import { getQuestionSettings } from '@tenfold/contract/qa/settings';
import { getVoteRings } from '@tenfold/contract/qa/vote-rings';
import { data, type LoaderFunctionArgs } from 'react-router';
import { requireRole } from '../../../platform/api/guards.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, clockContext } from '../../../platform/screens/server-context.ts';
import { type QueueKind, queueKinds } from '../queue/load-queue.ts';
import { parseHistory } from './history/history-address.ts';
import { loadActs } from './history/load-acts.ts';

export type LoadedDesk = Awaited<ReturnType<typeof loadDesk>>;
export type DeskPart<Part extends LoadedDesk['part']> = Extract<LoadedDesk, { part: Part }>;

/** By what follows `/editors/`. */
export const deskParts = {
  questions: { title: 'Queue', right: 'editQuestions' },
  reports: { title: 'Reports', right: 'editQuestions' },
  history: { title: 'History', right: 'editQuestions' },
  'question-lists': { title: 'Question lists', right: 'editQuestions' },
  rewards: { title: 'Rewards', right: 'editQuestions' },
  votes: { title: 'Votes', right: 'editQuestions' },
  analysts: { title: 'Analysts', right: 'answerAsAnalyst' },
} as const satisfies Record<string, { title: string; right: RolePermission }>;

export function isDeskPart(part: string): part is keyof typeof deskParts {
  return Object.hasOwn(deskParts, part);
}

/** One part of the desk, for whoever has its role; for others there is no such page. */
export async function loadDesk(args: LoaderFunctionArgs) {
  const part = args.params.part ?? '';
  if (!isDeskPart(part)) throw data({ code: 'not_found' }, { status: 404 });
  await requireRole(args, deskParts[part].right);
  const now = args.context.get(clockContext).now().toISOString();
  return { now, ...(await loadPart(args, part).catch(throwScreenError)) };
}

async function loadQueueOf(api: Api, show: QueueKind) {
  if (show === 'edits') return api.call(getEditsQueue);
  if (show === 'first') return api.call(getFirstPosts, { query: {} });
  if (show === 'waiting') return api.call(getEditorsQueue);
  const { tags: newTags, next } = await api.call(getNewTags);
  return { newTags, next };
}

async function loadPart({ context, url }: LoaderFunctionArgs, part: keyof typeof deskParts) {
  const api = context.get(apiContext);
  switch (part) {
    case 'questions': {
      const choice = url.searchParams.get('show');
      const show = queueKinds.find((kind) => kind === choice) ?? 'waiting';
      const [queue, counts, { questionLists, tags }] = await Promise.all([
        loadQueueOf(api, show),
        api.call(getQueueCounts),
        api.call(getQuestionSettings),
      ]);
      const none = { questions: [], edits: [], posts: [], newTags: [] };
      return { part, show, ...none, ...queue, counts, lists: questionLists, tags } as const;
    }
    case 'reports':
      return { part, ...(await api.call(getEditorsReports, { query: {} })) } as const;
    case 'history':
      return { part, ...(await loadActs(api, parseHistory(url.searchParams))) } as const;
    case 'question-lists': {
      const { questionLists } = await api.call(getQuestionSettings);
      return { part, lists: questionLists } as const;
    }
    case 'rewards':
      return { part, ...(await api.call(getRewards)) } as const;
    case 'votes':
      return { part, ...(await api.call(getVoteRings)) } as const;
    case 'analysts':
      return { part, ...(await api.call(getAnalystsQueue)) } as const;
  }
}
