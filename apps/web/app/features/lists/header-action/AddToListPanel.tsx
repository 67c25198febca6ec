import { useEffect, useRef } from 'react';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { AddToListForm } from './AddToListForm.tsx';
import '../../../ui/overlays/menu.css';

interface Props {
  symbol: string;
  /** By a click elsewhere: the focus is there. */
  onClose: () => void;
  /** By Escape. */
  onLeave: () => void;
  onSaved: (message: Message) => void;
}

/** Below its button; on a phone a dialog. */
export function AddToListPanel(props: Props) {
  const { symbol, onClose, onSaved } = props;
  if (!useNarrow()) return <Panel {...props} />;
  return (
    <Dialog title={`Add ${symbol} to lists`} onClose={onClose}>
      {() => (
        <div className="modal-body">
          <AddToListForm symbol={symbol} onSaved={onSaved} />
        </div>
      )}
    </Dialog>
  );
}

function Panel({ symbol, onClose, onLeave, onSaved }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    panel.current?.focus();
    const closeOutside = ({ target }: Event) => {
      // The button toggles by itself.
      if (!panel.current?.parentElement?.contains(target as Node)) close.current();
    };
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, closeOutside);
    };
  }, []);

  return (
    <div
      ref={panel}
      className="menu add-to-list-panel"
      role="dialog"
      aria-label="Add to list"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <AddToListForm symbol={symbol} onSaved={onSaved} />
    </div>
  );
}
