import type { Author, OwnReaction } from '@tenfold/contract/qa';
import type { OwnMarks, PostCounters } from '../threads/own-marks.ts';
import type { Thread, ThreadPost } from '../threads/thread.ts';
import { deletedAuthor } from './read-authors.ts';

/** Who takes back a comment takes back that they wrote it. */
const nobody: Author = { ...deletedAuthor, fullName: '', firstName: '' };

/** What questions, answers and comments have in common. */
export function viewPost(thread: Thread, post: ThreadPost, own: OwnMarks) {
  return {
    id: post.id,
    author: post.isDeleted ? nobody : authorOf(thread, post),
    createdDatetime: post.createdAt.toISOString(),
    editedDatetime: post.editedAt?.toISOString() ?? null,
    revision: post.revision,
    reaction: own.reactions.get(post.id) ?? (0 satisfies OwnReaction),
    featured: post.featuredAt !== null,
    isOwn: !post.isDeleted && post.authorId !== null && post.authorId === own.accountId,
  };
}

export function authorOf({ authors }: Thread, { authorId }: Pick<ThreadPost, 'authorId'>): Author {
  return (authorId === null ? undefined : authors.get(authorId)) ?? deletedAuthor;
}

/** Of votes and of what stands under it. */
export function countersOf(post: ThreadPost, { counters }: OwnMarks): PostCounters {
  return counters.get(post.id) ?? post;
}
