/** How many comments, and replies to each, are shown before View all. Source: specification 9. */
export const firstShown = 3;

export interface TreeComment {
  readonly id: number;
  /** The comment it replies to; null: a comment on the answer itself. */
  readonly parentId: number | null;
}

/** Comments beside one another: those on an answer, or the replies to one. */
export interface CommentLevel<Comment extends TreeComment> {
  readonly shown: readonly CommentBranch<Comment>[];
  /** All of this level, shown or not: `View all 7 comments` while more than are shown. */
  readonly total: number;
}

export interface CommentBranch<Comment extends TreeComment> {
  readonly comment: Comment;
  readonly replies: CommentLevel<Comment>;
}

/**
 * What of an answer’s comments is visible at first: three at each level. A targeted comment is always visible: each level on the
 * way to it that would hide it shows all. A reply to a comment that isn’t there stands beside the first ones, so that nothing is lost.
 *
 * @param comments in the order they are shown
 * @param target null, or one that isn’t there: none
 */
export function commentTree<Comment extends TreeComment>(
  comments: readonly Comment[],
  target: number | null,
): CommentLevel<Comment> {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const parentOf = ({ parentId }: Comment) => (parentId !== null && byId.has(parentId) ? parentId : null);
  const byParent = Map.groupBy(comments, parentOf);
  const way = wayTo(target, byId);
  const levelUnder = (parent: number | null): CommentLevel<Comment> => {
    const all = byParent.get(parent) ?? [];
    const isTargetHidden = all.slice(firstShown).some(({ id }) => way.has(id));
    const shown = isTargetHidden ? all : all.slice(0, firstShown);
    return {
      shown: shown.map((comment) => ({ comment, replies: levelUnder(comment.id) })),
      total: all.length,
    };
  };
  return levelUnder(null);
}

/** The comment and what it replies to, up to the answer. */
function wayTo(target: number | null, byId: ReadonlyMap<number, TreeComment>): ReadonlySet<number> {
  const way = new Set<number>();
  for (let id = target; id !== null && !way.has(id); id = byId.get(id)?.parentId ?? null) way.add(id);
  return way;
}
