/**
 * Comments, whatever they are on: one table and the same rules of writing, editing, deleting and restoring for all.
 *
 * - `on-figures/` comments on single figures: which columns take one, what it keeps of its moment
 */

export { deleteComment, editComment, restoreComment } from './change-comment.ts';
export type { CommentRow, ThingKey } from './comment.ts';
export { listComments } from './comment-store.ts';
export type { CommentedThing, OwnComment } from './commented-thing.ts';
export { createComment } from './create-comment.ts';
export { comments } from './feature.ts';
export { figuredComments } from './figured-comments.ts';
