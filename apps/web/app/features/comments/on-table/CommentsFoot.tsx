import { useStore } from 'zustand';
import type { Comments } from '../own/comment-store.ts';

/** Leads to the list, which has also those the table doesn't show. */
export function CommentsFoot({ comments }: { comments: Comments }) {
  const count = useStore(comments.store, (state) => state.comments?.length ?? null);
  const failure = useStore(comments.store, (state) => state.failure);
  if (count === null) {
    if (failure === null) return null;
    return (
      <span className="comments-foot">
        {' · '}
        Your comments couldn’t be loaded. {failure}{' '}
        <button type="button" className="link" onClick={() => void comments.load()}>
          Try again
        </button>
      </span>
    );
  }
  return (
    <span className="comments-foot">
      {' · '}
      <button type="button" className="link" onClick={() => comments.showList(true)}>
        {count === 0 ? 'Comments' : countLabel(count)}
      </button>
      <span className="desktop-only">
        . <kbd className="kbd">C</kbd> on a cell writes or opens its comment, <kbd className="kbd">N</kbd>{' '}
        goes to the next.
      </span>
    </span>
  );
}

export function countLabel(count: number): string {
  return count === 1 ? '1 comment' : `${count} comments`;
}
