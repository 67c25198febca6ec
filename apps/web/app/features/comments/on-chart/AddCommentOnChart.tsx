import { useStore } from 'zustand';
import type { RowCommentPlacement } from '../../../figures/table-comments.ts';
import type { Comments } from '../own/comment-store.ts';
import { WriteOnRow } from './WriteOnRow.tsx';

/** Where the table shows as a chart: Add Comment asks for a period instead of a cell. */
export function AddCommentOnChart({ place, comments }: { place: RowCommentPlacement; comments: Comments }) {
  const isPicking = useStore(comments.store, (state) => state.isPicking);
  if (!isPicking) return null;
  return (
    <div className="write-on-chart">
      <WriteOnRow place={place} comments={comments} onDone={() => comments.pick(false)} />
    </div>
  );
}
