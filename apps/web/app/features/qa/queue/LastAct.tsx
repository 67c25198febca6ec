import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Key } from '../../../ui/keyboard/Key.tsx';
import type { ShownAct } from './act-words.ts';
import '../../../ui/overlays/toasts.css';

/** What came of the last decision, until the next: its undo has a key, so it takes no focus from the queue. */
export function LastAct({ lastAct, onOver }: { lastAct: ShownAct | null; onOver: () => void }) {
  return (
    <div className="toasts" role="status">
      {lastAct !== null && (
        <div className="toast">
          <span className="toast-body">{lastAct.text}</span>
          {lastAct.undo && (
            <button type="button" className="toast-action" onClick={lastAct.undo}>
              Undo <Key name="Z" />
            </button>
          )}
          {lastAct.again && (
            <button
              type="button"
              className="toast-action"
              onClick={() => {
                onOver();
                lastAct.again?.();
              }}
            >
              Try again
            </button>
          )}
          <IconButton icon="close" label="Dismiss" small onClick={onOver} />
        </div>
      )}
    </div>
  );
}
