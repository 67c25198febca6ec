import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Key } from '../../../ui/keyboard/Key.tsx';
import type { SaidAct } from './act-words.ts';
import '../../../ui/overlays/toasts.css';

/** What came of the last decision, until the next: its undo has a key, so it takes no focus from the queue. */
export function LastAct({ said, onOver }: { said: SaidAct | null; onOver: () => void }) {
  return (
    <div className="toasts" role="status">
      {said !== null && (
        <div className="toast">
          <span className="toast-body">{said.text}</span>
          {said.undo && (
            <button type="button" className="toast-action" onClick={said.undo}>
              Undo <Key name="Z" />
            </button>
          )}
          {said.again && (
            <button
              type="button"
              className="toast-action"
              onClick={() => {
                onOver();
                said.again?.();
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
