import type { CommentedCells } from '../../../figures/table-comments.ts';
import { markOf } from '../own/cell-name.ts';
import type { CommentState } from '../own/comment-store.ts';

/** None while they are hidden. */
export function marksOf(
  { comments, isShown }: Pick<CommentState, 'comments' | 'isShown'>,
  forecast: string,
): CommentedCells {
  const marks = new Map<string, Set<string>>();
  for (const comment of isShown ? (comments ?? []) : []) {
    const mark = markOf(comment, forecast);
    if (mark === null) continue;
    const row = marks.get(comment.field);
    if (row === undefined) marks.set(comment.field, new Set([mark]));
    else row.add(mark);
  }
  return marks;
}
