import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getEditorsQueue, getEditsQueue } from '@tenfold/contract/qa/editors-queue';
import type { FirstPost } from '@tenfold/contract/qa/first-posts';
import type { Answer, AnswerComment } from '@tenfold/contract/qa/post';

type Waiting = ReplyOf<typeof getEditorsQueue>['questions'][number];
export type Edit = ReplyOf<typeof getEditsQueue>['edits'][number];

/** What an editor decides: a question that waits, an edit of an approved one, or an answer or comment of a new account. */
export type QueueItem =
  | ({ readonly kind: 'question' } & Waiting)
  | ({ readonly kind: 'edit' } & Edit)
  | { readonly kind: 'first'; readonly post: FirstPost };

/** Two items never share one: a question and an answer may have the same id. */
export function keyOf(item: QueueItem): string {
  return `${kindOf(item)} ${idOf(item)}`;
}

/** Of the text that is decided. */
export function idOf(item: QueueItem): number {
  return item.kind === 'first' ? textOf(item.post).id : item.question.id;
}

/** When it began to wait. */
export function sinceOf(item: QueueItem): string {
  switch (item.kind) {
    case 'question':
      return item.question.createdDatetime;
    case 'edit':
      return item.editedAt;
    case 'first':
      return item.post.writtenAt;
  }
}

export function questionIdOf(item: QueueItem): number {
  return item.kind === 'first' ? textOf(item.post).questionId : item.question.id;
}

/** What names it to an editor: the title, or what a post says. */
export function titleOf(item: QueueItem): string {
  return item.kind === 'first' ? textOf(item.post).text : item.question.title;
}

export function textOf(post: FirstPost): Answer | AnswerComment {
  return post.kind === 'answer' ? post.answer : post.comment;
}

/** The same post with what its author wrote since. */
export function withText(post: FirstPost, text: Answer | AnswerComment): FirstPost {
  return post.kind === 'answer'
    ? { ...post, answer: text as Answer }
    : { ...post, comment: text as AnswerComment };
}

function kindOf(item: QueueItem): string {
  return item.kind === 'first' ? item.post.kind : item.kind;
}
