import type { CellComment } from '@tenfold/contract/comments';
import { allRows } from '@tenfold/domain/rows';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import type { CommentPlacement } from '../../../figures/table-comments.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { cellOf } from '../on-table/grid-cells.ts';
import { rowLabel } from '../own/cell-name.ts';
import type { Comments } from '../own/comment-store.ts';
import type { Remove } from '../own/use-remove.ts';
import { CommentList } from './CommentList.tsx';
import '../../../ui/layout/empty.css';

/** All of a company's, also those on figures the table doesn't show. */
export function CommentsPanel({
  company: { symbol, shortName },
  place,
  comments,
  remove,
}: {
  company: { readonly symbol: string; readonly shortName: string };
  place: CommentPlacement;
  comments: Comments;
  remove: Remove;
}) {
  const all = useStore(comments.store, (state) => state.comments) ?? [];
  const byRow = Map.groupBy(all, ({ field }) => field);
  return (
    <SidePanel
      title="Comments"
      note="Only visible to you"
      onClose={() => comments.showList(false)}
      footer={(close) => (
        <Button
          variant="primary"
          block
          onClick={() => {
            close();
            comments.pick(true);
          }}
        >
          <ActionIcon name="comment" />
          Add comment
        </Button>
      )}
    >
      {(close) =>
        all.length === 0 ? (
          <div className="empty empty-small">
            <ActionIcon name="comment" />
            <h3>No comments on {shortName} yet</h3>
            <p className="muted">
              <span className="desktop-only">
                Point at a figure and press C, or use Add comment and pick a cell.
              </span>
              <span className="mobile-only">Use Add comment and pick a cell.</span>
            </p>
          </div>
        ) : (
          allRows
            .flatMap(({ key }) => ({ key, own: byRow.get(key) ?? [] }))
            .filter(({ own }) => own.length > 0)
            .map(({ key, own }) => (
              <section key={key} className="comments-of-row" aria-label={rowLabel(key)}>
                <h3>
                  <Link to={`/financials/${symbol}/${key}`}>{rowLabel(key)}</Link>
                </h3>
                <CommentList
                  rows={own}
                  columns={place.all}
                  forecast={place.forecast}
                  comments={comments}
                  remove={remove}
                  extra={(comment) => (
                    <GoTo comment={comment} place={place} comments={comments} close={close} />
                  )}
                />
              </section>
            ))
        )
      }
    </SidePanel>
  );
}

function GoTo({
  comment,
  place,
  comments,
  close,
}: {
  comment: CellComment;
  place: CommentPlacement;
  comments: Comments;
  close: () => void;
}) {
  const cell = cellOf(comment, place);
  if (cell === null) return <span className="badge">Not in the table now</span>;
  return (
    <button
      type="button"
      className="link caption"
      onClick={() => {
        close();
        place.grid.bringIntoView(cell);
        comments.show(true);
        comments.open({ kind: 'read', id: comment.id });
      }}
    >
      Show
    </button>
  );
}
