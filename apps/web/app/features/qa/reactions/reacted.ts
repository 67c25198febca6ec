import type { OwnReaction } from '@tenfold/contract/qa/post';

/** What a reader thinks of a post, and how many think so. */
export interface Reacted {
  readonly reaction: OwnReaction;
  readonly likesCount: number;
  readonly dislikesCount: number;
  readonly follow: boolean;
  readonly bookmark: boolean;
}

export type Press = 'like' | 'dislike' | 'follow' | 'bookmark';

/** What a press makes of it, before the server has answered. */
export function pressed(before: Reacted, press: Press): Reacted {
  if (press === 'follow') return { ...before, follow: !before.follow };
  if (press === 'bookmark') return { ...before, bookmark: !before.bookmark };
  const value = press === 'like' ? 1 : -1;
  const reaction = before.reaction === value ? 0 : value;
  return {
    ...before,
    reaction,
    likesCount: before.likesCount + Number(reaction === 1) - Number(before.reaction === 1),
    dislikesCount: before.dislikesCount + Number(reaction === -1) - Number(before.reaction === -1),
  };
}

/** Whether a button stands pressed. */
export function isOn(reacted: Reacted, press: Press): boolean {
  if (press === 'like') return reacted.reaction === 1;
  if (press === 'dislike') return reacted.reaction === -1;
  return reacted[press];
}

interface ReactionCounts {
  readonly counters: { readonly likesCount: number; readonly dislikesCount: number };
}

/** A post after its reader’s press. */
export function withReacted<Post extends ReactionCounts>(post: Post, reacted: Partial<Reacted>): Post {
  const {
    likesCount = post.counters.likesCount,
    dislikesCount = post.counters.dislikesCount,
    ...own
  } = reacted;
  return { ...post, ...own, counters: { ...post.counters, likesCount, dislikesCount } };
}
