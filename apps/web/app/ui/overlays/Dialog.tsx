import { type ReactNode, useId } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';

/** A dialog in the middle of the window. The browser holds the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({
  title,
  name,
  onClose,
  children,
}: {
  title: string;
  /** The name the specification gives it, as its id. */
  name?: string;
  onClose: () => void;
  /** Parts with the classes modal-body and modal-foot. */
  children: (close: () => void) => ReactNode;
}) {
  const { dialog, close } = useModal();
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
