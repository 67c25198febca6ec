import { type ReactNode, useEffect, useId } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { useModal } from './use-modal.ts';
import './bottom-sheet.css';

interface Props {
  title: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** On a phone: a form at the end of the window, above the keyboard; what it is about stays in sight. The focus goes to its field. */
export function BottomSheet({ title, onClose, children }: Props) {
  const { dialog, close } = useModal();
  const heading = useId();
  useEffect(() => dialog.current?.querySelector('textarea')?.focus(), [dialog]);

  return (
    <dialog ref={dialog} className="bottom-sheet" aria-labelledby={heading} onClose={onClose}>
      <div className="bottom-sheet-head">
        <h2 id={heading} dir="auto">
          {title}
        </h2>
        <IconButton icon="close" label="Close" small className="push" onClick={close} />
      </div>
      {children(close)}
    </dialog>
  );
}
