import type { EditorsReport } from '@tenfold/contract/qa/reports';
import { hideReasonsFor, type ModerationReason, reasonWords, type TextKind } from '@tenfold/domain/qa';

/** Two texts never share one. */
export function keyOf({ post }: EditorsReport): string {
  return `${post.kind} ${idOf(post)}`;
}

export function idOf({ questionId, answerId, commentId, kind }: EditorsReport['post']): number {
  if (kind === 'question') return questionId;
  return (kind === 'answer' ? answerId : commentId) ?? questionId;
}

/** Example: `4 readers: Advertising or links (3), Unfriendly (1).` */
export function readersLine({ reasons }: Pick<EditorsReport, 'reasons'>): string {
  const readers = reasons.reduce((sum, { count }) => sum + count, 0);
  if (readers === 0) return 'Every reader withdrew their report. The text is held until you decide.';
  const named = reasons.map(({ reason, count }) => `${reasonWords[reason].label} (${count})`);
  return `${readers} ${readers === 1 ? 'reader' : 'readers'}: ${named.join(', ')}.`;
}

/** Who is gone, of the team or limited already isn’t. */
export function canBeLimited({ author, limitedUntil }: EditorsReport): boolean {
  return author.id !== null && !author.isAnalyst && limitedUntil === null;
}

/** What names it in the list: the question, or what the text says. */
export function titleOf({ post, text }: EditorsReport): string {
  return post.kind === 'question' ? post.title : text;
}

/** Example: `Answer`. */
export function kindWord({ post }: EditorsReport): string {
  return { question: 'Question', answer: 'Answer', comment: 'Comment' }[post.kind];
}

/** Those that texts of all these kinds can be hidden for. */
export function sharedReasons(kinds: readonly TextKind[]): ModerationReason[] {
  const [first, ...others] = [...new Set(kinds)];
  if (first === undefined) return [];
  return hideReasonsFor(first).filter((reason) =>
    others.every((kind) => hideReasonsFor(kind).includes(reason)),
  );
}
