import type { CellComment } from '@tenfold/contract/comments';
import { textWithValues } from '@tenfold/domain/figure-tokens';
import { type ChartRemark, markKey, type RowCommentPlacement } from '../../../figures/table-comments.ts';
import { markOf } from '../own/cell-name.ts';
import type { CommentState } from '../own/comment-store.ts';

/** Twelve months overlap the last year, and averages are between years: the chart has neither. */
const notOnChart: ReadonlySet<string> = new Set(['LTM', 'averages']);

export interface RowOrder {
  /** In the order of time: numbered from 1. */
  readonly charted: readonly CellComment[];
  /** On other forecasts, and on columns without a place on the chart. */
  readonly others: readonly CellComment[];
}

export function rowOrder(
  comments: readonly CellComment[],
  { row, columns, forecast }: RowCommentPlacement,
): RowOrder {
  const marks = columns.map(markKey);
  const placed = comments
    .filter(({ field }) => field === row)
    .map((comment) => {
      const mark = markOf(comment, forecast);
      const at = mark === null || notOnChart.has(mark) ? -1 : marks.indexOf(mark);
      return { comment, at };
    });
  return {
    charted: placed
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)
      .map(({ comment }) => comment),
    others: placed.filter(({ at }) => at < 0).map(({ comment }) => comment),
  };
}

/** None while comments are hidden. */
export function remarksOf(
  { comments, isShown, focused }: Pick<CommentState, 'comments' | 'isShown' | 'focused'>,
  place: RowCommentPlacement,
): ChartRemark[] {
  if (!isShown) return [];
  return rowOrder(comments ?? [], place).charted.map((comment, at) => ({
    mark: markOf(comment, place.forecast) ?? '',
    number: at + 1,
    text: [comment.title ?? [], textWithValues(comment.text, comment.figures)].flat().join(' '),
    isFocused: comment.id === focused,
  }));
}
