import type { ReactNode } from 'react';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Notice } from '../ui/text/Notice.tsx';
import { type Confirmation, ConfirmFoot } from './ConfirmFoot.tsx';
import { useSending } from './use-sending.ts';

interface Props extends Omit<Confirmation, 'disabled'> {
  title: string;
  /** For the log. */
  what: string;
  /** The dialog closes after it, and stays with words where it throws. */
  confirm: () => Promise<void>;
  /** After a refusal too. */
  onSettled?: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once before something is deleted, discarded or replaced. */
export function ConfirmDialog({ title, what, confirm, onSettled, onClose, children, ...foot }: Props) {
  const { busy, error, send } = useSending(what);

  async function run(close: () => void) {
    await send(async () => {
      await confirm();
      close();
    });
    await onSettled?.();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p className="muted">{children}</p>
            {error !== null && <Notice tone="error">{error}</Notice>}
          </div>
          <ConfirmFoot {...foot} busy={busy} onCancel={close} onConfirm={() => void run(close)} />
        </>
      )}
    </Dialog>
  );
}
