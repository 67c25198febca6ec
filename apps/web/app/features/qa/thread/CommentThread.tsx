import { Spinner } from '../../../ui/text/Spinner.tsx';
import { CommentItem } from './CommentItem.tsx';
import { type Level, shownLevel } from './known-comments.ts';
import type { ThreadProps } from './thread-props.ts';
import './thread.css';

interface Props extends ThreadProps {
  level?: Level;
  depth?: number;
}

/** Comments beside one another, each with the replies to it. */
export function CommentThread({ level = null, depth = 0, ...thread }: Props) {
  const { comments } = thread;
  const { shown, viewAll } = shownLevel(comments.known, level);
  if (shown.length === 0 && viewAll === null) return null;
  return (
    <>
      {shown.length > 0 && (
        <ul className="comment-thread" data-depth={depth}>
          {shown.map((comment) => (
            <CommentItem key={comment.id} comment={comment} {...thread}>
              <CommentThread {...thread} level={comment.id} depth={depth + 1} />
            </CommentItem>
          ))}
        </ul>
      )}
      {viewAll !== null && (
        <button
          type="button"
          className="link small view-all needs-script"
          disabled={comments.busy}
          onClick={() => comments.viewAll(level)}
        >
          {comments.busy && <Spinner />}
          {viewLabel(viewAll, level)}
        </button>
      )}
      {level === null && comments.error !== null && (
        <p className="field-error" role="alert">
          {comments.error}
        </p>
      )}
    </>
  );
}

function viewLabel(count: number, level: Level): string {
  if (count === 1) return level === null ? 'View 1 comment' : 'View 1 reply';
  return `View all ${count.toLocaleString('en-US')} ${level === null ? 'comments' : 'replies'}`;
}
