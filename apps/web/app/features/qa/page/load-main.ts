import { brand } from '@tenfold/contract/brand';
import type { Api } from '@tenfold/contract/call';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { can } from '@tenfold/contract/policy/rights';
import { getContributor, getLeaderboard, getMyContribution } from '@tenfold/contract/qa/contributors';
import { getEditorsQueue } from '@tenfold/contract/qa/desk/editors-queue';
import { getDrafts } from '@tenfold/contract/qa/drafts';
import type { Question } from '@tenfold/contract/qa/question';
import { getQuestions } from '@tenfold/contract/qa/questions';
import { getQuestionSettings } from '@tenfold/contract/qa/settings';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadViewer } from '../../../platform/api/load-viewer.ts';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { loginPath } from '../../../platform/screens/return-to.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, clockContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { questionsPath } from '../../../shell/questions-paths.ts';
import {
  isFiltered,
  parseQuestionQuery,
  type QuestionQuery,
  toQuestionFilter,
} from '../filters/question-query.ts';
import type { TabCounts } from '../sidebar/SideTabs.tsx';

export type LoadedMain = Awaited<ReturnType<typeof loadMain>>;

/** The editors’ queue has the others. */
const waitingAtMost = 10;

/** Tags beyond these are found by their questions. */
const offeredTags = 60;

/** The page of questions for one address and reader. A visitor asking for what only people have signs in first. */
export async function loadMain({ context, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const query = parseQuestionQuery(url.searchParams);
  const viewer = await loadViewer(api).catch(throwScreenError);
  if (viewer === null && isOfPerson(query)) throw redirect(loginPath(url.pathname + url.search));
  const [listed, settings, { leaderboard }, contribution, drafts, asker, answerer, queue] = await Promise.all(
    [
      api.call(getQuestions, { query: toQuestionFilter(query) }),
      api.call(getQuestionSettings),
      api.call(getLeaderboard),
      viewer === null ? null : api.call(getMyContribution),
      query.tab === 'draft' ? api.call(getDrafts) : null,
      findName(api, query.asker),
      findName(api, query.answerer),
      can(viewer, 'editQuestions') ? api.call(getEditorsQueue) : null,
    ],
  ).catch(throwScreenError);
  // Companies are found by search: all of them would be most of the page.
  const { companies: _, tags, ...offered } = settings;
  return {
    query,
    listed,
    waiting: query.tab === 'all' && !isFiltered(query) ? listWaiting(queue, contribution) : [],
    settings: { ...offered, tags: tags.slice(0, offeredTags) },
    leaderboard,
    contribution,
    drafts: drafts?.drafts ?? [],
    names: { asker, answerer },
    counts: countsOf(contribution, isFiltered(query) ? null : listed.total),
    now: context.get(clockContext).now().toISOString(),
    tags: pageMeta({
      title: `Business Q&A — ${brand.name}`,
      description: 'Questions about businesses, answered by people who study them.',
      address: (context.get(publicUrlContext) ?? url.origin) + questionsPath,
    }),
  };
}

function isOfPerson({ tab, myList }: QuestionQuery): boolean {
  return tab !== 'all' || myList !== null;
}

/** @param total of all questions; null where not all of them were counted */
function countsOf(contribution: ReplyOf<typeof getMyContribution> | null, total: number | null): TabCounts {
  if (contribution === null) return total === null ? {} : { all: total };
  const { all, forYou, drafts, bookmarks } = contribution.tabs;
  // A newcomer has none of their own, and the tab isn’t empty.
  return { all, ...(forYou > 0 && { 'q-for-you': forYou }), draft: drafts, bookmarks };
}

/** On top of all questions: what waits for this editor, and what their author waits for. */
function listWaiting(
  queue: ReplyOf<typeof getEditorsQueue> | null,
  contribution: ReplyOf<typeof getMyContribution> | null,
): Question[] {
  const own = (contribution?.recentQuestions ?? []).filter(({ status }) => status === 'waiting_approve');
  const forEditor = (queue?.questions ?? [])
    .map(({ question }) => question)
    .filter(({ id }) => !own.some((each) => each.id === id));
  return [...own, ...forEditor.slice(0, waitingAtMost)];
}

/** Their name; null where the address asks for nobody, or for somebody who is gone. */
async function findName(api: Api, id: number | null): Promise<string | null> {
  if (id === null) return null;
  try {
    const { contributor } = await api.call(getContributor, { params: { id } });
    return contributor.fullName;
  } catch {
    return null;
  }
}
