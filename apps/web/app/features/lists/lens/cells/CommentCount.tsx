/** A mark; the cell it stands in opens what it counts. */
export function CommentCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="lens-comments">
      <svg className="icon icon-sm" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 14.5a2 2 0 0 1-2 2H9.5L5 20v-3.5H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2z" />
      </svg>
      {count}
      <span className="visually-hidden">{count === 1 ? ' comment' : ' comments'}</span>
    </span>
  );
}
