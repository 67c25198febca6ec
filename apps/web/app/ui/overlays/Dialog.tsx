import { type ReactNode, useId } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';

/** A native dialog: traps focus, closes on Escape and restores focus. The focus goes to its first action. */
export function Dialog({
  title,
  name,
  onClose,
  children,
}: {
  title: string;
  /** The id is a public name: don't rename it. */
  name?: string;
  onClose: () => void;
  /** Use modal-body and modal-foot. */
  children: (close: () => void) => ReactNode;
}) {
  const { dialog, close } = useModal({ prompts: true });
  const heading = useId();

  return (
    <dialog ref={dialog} id={name} className="modal" aria-labelledby={heading} onClose={onClose}>
      <div className="modal-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label="Close" small onClick={close} />
      </div>
      {children(close)}
    </dialog>
  );
}
