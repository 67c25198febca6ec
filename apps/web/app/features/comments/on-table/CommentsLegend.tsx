import { useStore } from 'zustand';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { Comments } from '../own/comment-store.ts';
import { countLabel } from './CommentsFoot.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

export function CommentsLegend({ comments }: { comments: Comments }) {
  const count = useStore(comments.store, (state) => state.comments?.length ?? 0);
  const isShown = useStore(comments.store, (state) => state.isShown);
  return (
    <>
      <ViewSwitch comments={comments} />
      {!isShown && count > 0 && <span className="push">{countLabel(count)} hidden</span>}
      {isShown && count > 0 && (
        <span className="push row row-3">
          <span className="lg lg-comment">Your comment</span>
          <span className="row lg-private">
            <Icon name="lock" small />
            Only visible to you
          </span>
        </span>
      )}
    </>
  );
}
