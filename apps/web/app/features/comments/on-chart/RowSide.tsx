import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { RowCommentPlacement } from '../../../figures/table-comments.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { CommentList } from '../list/CommentList.tsx';
import { countLabel } from '../on-table/CommentsFoot.tsx';
import { ViewSwitch } from '../on-table/ViewSwitch.tsx';
import { rowLabel } from '../own/cell-name.ts';
import type { Comments } from '../own/comment-store.ts';
import { useRemove } from '../own/use-remove.ts';
import { rowOrder } from './row-order.ts';
import { WriteOnRow } from './WriteOnRow.tsx';

/** Beside the chart: the comments of its row, numbered as their marks. */
export function RowSide({ place, comments }: { place: RowCommentPlacement; comments: Comments }) {
  const all = useStore(comments.store, (state) => state.comments);
  const failure = useStore(comments.store, (state) => state.failure);
  const isShown = useStore(comments.store, (state) => state.isShown);
  const focused = useStore(comments.store, (state) => state.focused);
  const [isWriting, setWriting] = useState(false);
  const messages = useMessages();
  const remove = useRemove(comments, messages.showMessage);
  if (all === null) {
    if (failure === null) return null;
    return (
      <p className="row-side-failure">
        Your comments couldn’t be loaded. {failure}{' '}
        <button type="button" className="link" onClick={() => void comments.load()}>
          Try again
        </button>
      </p>
    );
  }
  const { charted, others } = rowOrder(all, place);
  const count = charted.length + others.length;
  const shared = { columns: place.columns, forecast: place.forecast, comments, remove };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the list takes the emphasis off the chart
    <div className="row-side" onPointerLeave={() => comments.focus(null)} onBlur={() => comments.focus(null)}>
      <div className="row row-between row-side-head caption">
        <ViewSwitch comments={comments} />
        <span>{isShown ? 'Only visible to you' : `${countLabel(count)} hidden`}</span>
      </div>
      {isShown && (
        <>
          <CommentList
            {...shared}
            rows={charted}
            focused={focused}
            onFocus={({ id }) => comments.focus(id)}
            extra={(_, at) => <span className="badge badge-accent">{at + 1}</span>}
          />
          <CommentList
            {...shared}
            rows={others}
            extra={() => <span className="badge">Not on the chart</span>}
          />
          {count === 0 && !isWriting && (
            <p className="muted row-side-empty">No comments on {rowLabel(place.row)} yet.</p>
          )}
        </>
      )}
      {isWriting ? (
        <WriteOnRow
          place={place}
          comments={comments}
          onDone={() => {
            setWriting(false);
            comments.show(true);
          }}
        />
      ) : (
        <div className="row-side-foot">
          <Button block onClick={() => setWriting(true)}>
            <ActionIcon name="comment" />
            Add comment
          </Button>
        </div>
      )}
      {createPortal(<Toasts messages={messages} />, document.body)}
    </div>
  );
}
