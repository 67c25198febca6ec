import type { EditorAct } from '@tenfold/contract/qa/desk/acts';
import type { FirstPost } from '@tenfold/contract/qa/desk/first-posts';
import type { NewTag } from '@tenfold/contract/qa/desk/new-tags';
import type { QuestionTag } from '@tenfold/contract/qa/question';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { GivenRejection } from '../editors/RejectDialog.tsx';
import { idOf, type QueueItem, type TextItem, textOf } from './queue-item.ts';

/** What an editor decides on. */
export type Decision =
  | { readonly what: 'approve' }
  | { readonly what: 'approve and feature' }
  | { readonly what: 'reject'; readonly given: GivenRejection }
  /** For a tag: the one that is meant; null: it is taken off its questions. */
  | { readonly what: 'replace'; readonly by: QuestionTag | null };

/** On the text that was read: one that changed meanwhile is refused. */
export async function sendDecision(item: QueueItem, decision: Decision): Promise<void> {
  if (item.kind === 'tag') return decideTag(item, decision);
  if (item.kind === 'first') return decideFirstPost(item.post, decision);
  const { id, revision } = item.question;
  const params = { id };
  if (item.kind === 'edit') {
    const { editedAt } = item;
    const body =
      decision.what === 'reject'
        ? { isApproved: false, editedAt, reason: decision.given.reason, sentence: decision.given.sentence }
        : { isApproved: true, editedAt };
    await browserApi.call('POST /qa/questions/{id}/edit', { params, body });
    return;
  }
  if (decision.what === 'reject') {
    const body = { ...decision.given, revision };
    await browserApi.call('POST /qa/questions/{id}/reject', { params, body });
    return;
  }
  await browserApi.call('POST /qa/questions/{id}/approve', { params, body: { revision } });
  if (decision.what === 'approve') return;
  await browserApi.call('POST /qa/questions/{id}/featured', { params, body: { isOn: true } });
}

async function decideTag({ tag: { key } }: NewTag, decision: Decision): Promise<void> {
  const params = { key };
  if (decision.what === 'approve') await browserApi.call('POST /qa/tags/{key}/keep', { params });
  if (decision.what !== 'replace') return;
  const body = { by: decision.by?.key ?? null };
  await browserApi.call('POST /qa/tags/{key}/replace', { params, body });
}

async function decideFirstPost(post: FirstPost, decision: Decision): Promise<void> {
  const { id, revision } = textOf(post);
  const params = { id };
  if (decision.what === 'reject') {
    const { reason, sentence } = decision.given;
    const input = { params, body: { reason, sentence } };
    await (post.kind === 'answer'
      ? browserApi.call('POST /qa/answers/{id}/reject', input)
      : browserApi.call('POST /qa/comments/{id}/reject', input));
    return;
  }
  const input = { params, body: { revision } };
  await (post.kind === 'answer'
    ? browserApi.call('POST /qa/answers/{id}/approve', input)
    : browserApi.call('POST /qa/comments/{id}/approve', input));
}

const mostActs = 100;

/**
 * Puts back this editor’s newest acts on what was decided, the newest first.
 *
 * @param each how many on each of them
 * @returns those that wait again
 */
export async function undoActs(items: readonly QueueItem[], each: number): Promise<QueueItem[]> {
  const query = { mine: 'true', limit: mostActs } as const;
  const { acts } = await browserApi.call('GET /qa/acts', { query });
  const back: QueueItem[] = [];
  for (const item of items) {
    const own = acts.filter((act) => act.canUndo && isAbout(act, item));
    for (const act of own.slice(0, each)) {
      await browserApi.call('POST /qa/acts/{id}/undo', { params: { id: act.id } });
    }
    if (own.length > 0) back.push(item);
  }
  return back;
}

function isAbout({ post, tagKey }: EditorAct, item: QueueItem): boolean {
  if (item.kind === 'tag') return tagKey === item.tag.key;
  return post !== null && isOf(post, item);
}

function isOf(post: NonNullable<EditorAct['post']>, item: TextItem): boolean {
  const kind = item.kind === 'first' ? item.post.kind : 'question';
  const id = post.commentId ?? post.answerId ?? post.questionId;
  return post.kind === kind && id === idOf(item);
}
