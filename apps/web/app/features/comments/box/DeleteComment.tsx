import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { BoxHead } from './BoxHead.tsx';

export function DeleteComment({
  name,
  value,
  onNo,
  onYes,
  onClose,
}: {
  name: string;
  value: string | null;
  onNo: () => void;
  onYes: () => Promise<void>;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog around it
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Closes the question, not what is around it.
        event.preventDefault();
        event.stopPropagation();
        onNo();
      }}
    >
      <BoxHead name={name} value={value} onClose={onClose} />
      <div className="body">
        <b>Delete this comment?</b>
        <p className="muted">You can undo for ten seconds.</p>
      </div>
      <footer className="comment-actions">
        <Button size="sm" ref={no} onClick={onNo}>
          No
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={busy}
          onClick={() => {
            setBusy(true);
            void onYes().finally(() => setBusy(false));
          }}
        >
          Yes, delete
        </Button>
      </footer>
    </div>
  );
}
