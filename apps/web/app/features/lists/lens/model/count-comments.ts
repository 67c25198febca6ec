import type { ListComment } from '@tenfold/contract/lists';
import { textWithValues } from '@tenfold/domain/figure-tokens';

export type CommentCounts = ReadonlyMap<string, number>;

/** By cell; those on a company as a whole under the field `company`. */
export function countComments(comments: readonly ListComment[]): CommentCounts {
  const counts = new Map<string, number>();
  for (const { symbol, field } of comments) {
    if (symbol === null) continue;
    const cell = cellKey(symbol, field ?? 'company');
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return counts;
}

/** By symbol, what was last written on a company as a whole. */
export function lastWords(comments: readonly ListComment[]): ReadonlyMap<string, string> {
  const onCompanies = comments.filter(({ symbol, field }) => symbol !== null && field === null);
  return new Map(
    onCompanies
      .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
      .map(({ symbol, text, figures }) => [symbol ?? '', textWithValues(text, figures)]),
  );
}

export function cellKey(symbol: string, field: string): string {
  return `${symbol} ${field}`;
}

export function commentsOn(
  comments: readonly ListComment[],
  { symbol, field }: { readonly symbol: string; readonly field: string },
): readonly ListComment[] {
  return comments.filter((comment) => comment.symbol === symbol && (comment.field ?? 'company') === field);
}
