import type { CellComment } from '@tenfold/contract/comments';
import type { CommentedColumn } from '../../../figures/table-comments.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { CommentList } from '../list/CommentList.tsx';
import { rowLabel } from '../own/cell-name.ts';
import type { Comments } from '../own/comment-store.ts';
import type { Remove } from '../own/use-remove.ts';
import { BoxHead } from './BoxHead.tsx';

/** On a phone: all of a row at once. */
export function RowComments({
  field,
  rows,
  columns,
  forecast,
  comments,
  remove,
  onAdd,
  onClose,
}: {
  field: string;
  rows: readonly CellComment[];
  columns: readonly CommentedColumn[];
  forecast: string;
  comments: Comments;
  remove: Remove;
  onAdd: () => void;
  onClose: () => void;
}) {
  return (
    <>
      <BoxHead
        name={rowLabel(field)}
        value={rows.length === 1 ? '1 comment' : `${rows.length} comments`}
        onClose={onClose}
      />
      <CommentList rows={rows} columns={columns} forecast={forecast} comments={comments} remove={remove} />
      <footer>
        <Button variant="primary" block onClick={onAdd}>
          <ActionIcon name="comment" />
          Add comment
        </Button>
      </footer>
    </>
  );
}
