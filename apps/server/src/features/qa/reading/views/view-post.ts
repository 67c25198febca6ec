import type { Author, OwnReaction } from '@tenfold/contract/qa';
import { sentenceForAuthor, sentenceForHidden } from '@tenfold/domain/qa';
import type { OwnMarks, PostCounters } from '../threads/own-marks.ts';
import type { Thread, ThreadPost } from '../threads/thread.ts';
import { mayReadText } from './hidden-texts.ts';
import { deletedAuthor } from './read-authors.ts';

/** Who takes back a comment takes back that they wrote it. */
const nobody: Author = { ...deletedAuthor, fullName: '', firstName: '' };

const none: OwnReaction = 0;

/** What questions, answers and comments have in common. */
export function viewPost(thread: Thread, post: ThreadPost, own: OwnMarks) {
  const isShown = !post.isDeleted && mayReadText(post, own);
  return {
    id: post.id,
    author: isShown ? authorOf(thread, post) : nobody,
    createdDatetime: post.createdAt.toISOString(),
    editedDatetime: post.editedAt?.toISOString() ?? null,
    revision: post.revision,
    reaction: post.hiddenBecause === null ? (own.reactions.get(post.id) ?? none) : none,
    isReported: own.reports.has(post.id),
    featured: isFeatured(post),
    hidden: hiddenOf(post, own),
    isOwn: !post.isDeleted && post.authorId !== null && post.authorId === own.accountId,
    ownsShare: isShown && post.ownsShare,
    isGenerated: isShown && post.isGenerated,
    figures: isShown ? post.figures : [],
  };
}

/** How an answer or a comment stands with the editors. */
export function viewApproval({ approval, declinedBecause, declinedSentence }: ThreadPost) {
  return {
    approval,
    rejectedBecause:
      declinedBecause === null ? null : sentenceForAuthor(declinedBecause, declinedSentence ?? ''),
  };
}

/** Not while it is removed: it is again once that is undone. */
export function isFeatured({
  featuredAt,
  hiddenBecause,
}: Pick<ThreadPost, 'featuredAt' | 'hiddenBecause'>): boolean {
  return featuredAt !== null && hiddenBecause === null;
}

/** Empty where it isn’t the reader’s to read. */
export function textOf(post: ThreadPost, own: OwnMarks): string {
  return mayReadText(post, own) ? post.text : '';
}

function hiddenOf(post: ThreadPost, own: OwnMarks) {
  const { hiddenBecause, hiddenSentence } = post;
  if (hiddenBecause === null) return null;
  const because = mayReadText(post, own) ? sentenceForHidden(hiddenBecause, hiddenSentence ?? '') : null;
  return { because, isReported: hiddenBecause === 'reported' };
}

export function authorOf({ authors }: Thread, { authorId }: Pick<ThreadPost, 'authorId'>): Author {
  return (authorId === null ? undefined : authors.get(authorId)) ?? deletedAuthor;
}

/** Counts votes and what stands under it. */
export function countersOf(post: ThreadPost, { counters }: OwnMarks): PostCounters {
  const { likes, dislikes, children } = counters.get(post.id) ?? post;
  // What editors removed has no votes until it is put back.
  return post.hiddenBecause === null ? { likes, dislikes, children } : { likes: 0, dislikes: 0, children };
}
