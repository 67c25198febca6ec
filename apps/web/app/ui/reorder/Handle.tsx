import type { Movable } from './use-held.ts';
import type { Reorder } from './use-reorder.ts';
import './handle.css';

interface Props {
  item: Movable;
  reorder: Reorder;
}

/** Space picks it up, arrows move it, Space drops it. */
export function Handle({ item, reorder }: Props) {
  return (
    <button
      type="button"
      className="icon-btn icon-btn-sm move-handle"
      aria-label={`Move ${item.name}`}
      {...reorder.handleOf(item)}
    >
      <svg className="icon icon-sm" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth={2.6} />
      </svg>
    </button>
  );
}
