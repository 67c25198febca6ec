import type { RowCommenting } from '../../../figures/table-comments.ts';
import { type CommentState, type Comments, openCommentStore } from '../own/comment-store.ts';
import { followOtherTabs } from '../own/follow-other-tabs.ts';
import { RowSide } from './RowSide.tsx';
import { remarksOf } from './row-order.ts';
import '../../../ui/overlays/pop-card.css';
import '../comments.css';

/** @param show told when the chart is to mark others */
export function openRowComments(
  symbol: string,
  show: (commenting: RowCommenting) => void,
  signal: AbortSignal,
): void {
  const comments = openCommentStore(symbol);
  const { store } = comments;
  let published: CommentState | null = null;
  const publish = (state: CommentState) => {
    const isSame =
      published?.comments === state.comments &&
      published.isShown === state.isShown &&
      published.focused === state.focused;
    if (isSame) return;
    published = state;
    show(commentingOf(comments, state));
  };
  publish(store.getState());
  signal.addEventListener('abort', store.subscribe(publish));
  followOtherTabs(comments, signal);
}

function commentingOf(comments: Comments, state: CommentState): RowCommenting {
  return {
    remarksOf: (place) => remarksOf(state, place),
    side: (place) => <RowSide key={place.row} place={place} comments={comments} />,
  };
}
