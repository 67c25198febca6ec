import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getEditorsQueue, getEditsQueue } from '@tenfold/contract/qa/desk/editors-queue';
import type { FirstPost } from '@tenfold/contract/qa/desk/first-posts';
import type { NewTag } from '@tenfold/contract/qa/desk/new-tags';
import type { Answer, AnswerComment } from '@tenfold/contract/qa/post';
import { questionPath } from '../../../shell/questions-paths.ts';

type Waiting = ReplyOf<typeof getEditorsQueue>['questions'][number];
export type QueuedEdit = ReplyOf<typeof getEditsQueue>['edits'][number];

/**
 * What an editor decides: a question that waits, an edit of an approved one, an answer or comment of a new account, or a tag
 * that a member made.
 */
export type QueueItem = TextItem | ({ readonly kind: 'tag' } & NewTag);

/** That somebody wrote. */
export type TextItem = QuestionItem | { readonly kind: 'first'; readonly post: FirstPost };
export type QuestionItem =
  | ({ readonly kind: 'question' } & Waiting)
  | ({ readonly kind: 'edit' } & QueuedEdit);

/** Two items never share one: a question and an answer may have the same id. */
export function keyOf(item: QueueItem): string {
  return item.kind === 'tag' ? `tag ${item.tag.key}` : `${kindOf(item)} ${idOf(item)}`;
}

/** The id of the text that is decided. */
export function idOf(item: TextItem): number {
  return item.kind === 'first' ? textOf(item.post).id : item.question.id;
}

export function isOfQuestion(item: QueueItem): item is QuestionItem {
  return item.kind === 'question' || item.kind === 'edit';
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
    case 'tag':
      return item.madeAt;
  }
}

export function questionIdOf(item: TextItem): number {
  return item.kind === 'first' ? textOf(item.post).questionId : item.question.id;
}

/** What names it to an editor: the title, what a post says, or the tag. */
export function titleOf(item: QueueItem): string {
  if (item.kind === 'tag') return item.tag.name;
  return item.kind === 'first' ? textOf(item.post).text : item.question.title;
}

/** Where everybody reads it: of a tag, the newest question that has it. */
export function pathOf(item: QueueItem): string {
  if (item.kind === 'tag') return questionPath(item.questions[0]?.id ?? 0);
  const id = questionIdOf(item);
  if (item.kind !== 'first') return questionPath(id);
  const { post } = item;
  return questionPath(id, post.kind === 'answer' ? textOf(post).id : post.comment.answerId);
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

function kindOf(item: TextItem): string {
  return item.kind === 'first' ? item.post.kind : item.kind;
}
