import type { Api } from '@tenfold/contract/call';
import { can } from '@tenfold/contract/policy/rights';
import { type DraftOfAnswer, getDrafts } from '@tenfold/contract/qa/drafts';
import { getQuestionSettings } from '@tenfold/contract/qa/settings';
import { getQuestionLog } from '@tenfold/contract/qa/thread';
import { data, type LoaderFunctionArgs } from 'react-router';
import { loadViewer, type Viewer } from '../../../platform/api/load-viewer.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, clockContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { questionPath } from '../../../shell/questions-paths.ts';
import { lifeSteps } from './life-steps.ts';
import { parseId, parseQuestionAddress } from './question-address.ts';
import { questionMeta } from './question-meta.ts';

export type LoadedQuestion = Awaited<ReturnType<typeof loadQuestion>>;

/** A question’s page as one reader may see it. One that waits, was rejected or deleted is not found by others. */
export async function loadQuestion({ params, context, url }: LoaderFunctionArgs) {
  const id = parseId(params.id);
  if (id === null) throw data({ code: 'not_found' }, { status: 404 });
  const api = context.get(apiContext);
  const { sort, answer, comment, draft } = parseQuestionAddress(url.searchParams);
  const viewer = await loadViewer(api).catch(throwScreenError);
  const wanted = { sort, ...(answer !== null && { answer }), ...(comment !== null && { comment }) };
  const [log, own] = await Promise.all([
    api.call(getQuestionLog, { params: { id }, query: wanted }),
    viewer === null ? nothingOwn : loadOwn(api, viewer, id, draft),
  ]).catch(throwScreenError);
  const { question, actions, next, similar } = log;
  const now = context.get(clockContext).now();
  return {
    question: { ...question, answers: [] },
    listed: { answers: question.answers, next },
    steps: lifeSteps(question, actions, now),
    similar,
    sort,
    targets: { answer, comment },
    ...own,
    now: now.toISOString(),
    tags: questionMeta(question, (context.get(publicUrlContext) ?? url.origin) + questionPath(id)),
  };
}

interface OwnOfQuestion {
  /** Those that editors put questions on. */
  readonly lists: readonly { readonly id: number; readonly name: string }[];
  /** The name others will read, until the first post. */
  readonly publicName: string | null;
  readonly draft: DraftOfAnswer | null;
}

const nothingOwn: OwnOfQuestion = { lists: [], publicName: null, draft: null };

async function loadOwn(api: Api, viewer: Viewer, id: number, draft: number | null): Promise<OwnOfQuestion> {
  const [settings, drafts] = await Promise.all([
    api.call(getQuestionSettings),
    draft === null ? null : api.call(getDrafts),
  ]);
  const edited = drafts?.drafts.find((each) => each.id === draft);
  return {
    lists: can(viewer, 'editQuestions') ? settings.questionLists : [],
    publicName: settings.hasPosted ? null : settings.publicName,
    draft: edited?.kind === 'answer' && edited.questionId === id ? edited : null,
  };
}
