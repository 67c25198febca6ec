import type { PostId } from '@tenfold/contract/ids';
import type { EditorsReport } from '@tenfold/contract/qa/reports';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { GivenReason } from '../editors/ReasonDialog.tsx';
import { idOf } from './report-words.ts';

/** Null: the text stays. */
export type ReportDecision = GivenReason | null;

export async function sendReportDecision(
  { post }: Pick<EditorsReport, 'post'>,
  given: ReportDecision,
): Promise<void> {
  const id = idOf(post) as PostId;
  if (given === null) {
    const params = { kind: post.kind, id };
    await browserApi.call('POST /qa/editors/reports/{kind}/{id}/dismiss', { params });
    return;
  }
  const input = { params: { id }, body: given };
  if (post.kind === 'question') await browserApi.call('POST /qa/questions/{id}/hide', input);
  else if (post.kind === 'answer') await browserApi.call('POST /qa/answers/{id}/hide', input);
  else await browserApi.call('POST /qa/comments/{id}/hide', input);
}

const mostActs = 100;

/** Puts back this editor’s newest act on a text. @returns false: it can’t be undone any more */
export async function undoReportDecision({ post }: EditorsReport): Promise<boolean> {
  const query = { mine: 'true', limit: mostActs } as const;
  const { acts } = await browserApi.call('GET /qa/acts', { query });
  const act = acts.find(
    (each) =>
      each.canUndo && each.post !== null && each.post.kind === post.kind && idOf(each.post) === idOf(post),
  );
  if (act === undefined) return false;
  await browserApi.call('POST /qa/acts/{id}/undo', { params: { id: act.id } });
  return true;
}
