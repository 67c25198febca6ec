import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { useModal } from './use-modal.ts';
import './bottom-sheet.css';

interface Props {
  title: string;
  /** Stands below what the sheet is about, which is kept in sight. */
  below: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** On a phone: a form at the end of the window, above the keyboard. The focus goes to its field. */
export function BottomSheet({ title, below, onClose, children }: Props) {
  const { dialog, close } = useModal();
  const heading = useId();
  useEffect(() => dialog.current?.querySelector('textarea')?.focus(), [dialog]);
  useEffect(() => {
    const sheet = dialog.current;
    if (sheet === null) return;
    const keepInSight = () => {
      const end = below.current?.getBoundingClientRect().bottom ?? 0;
      const covered = end - sheet.getBoundingClientRect().top;
      if (covered > 0) window.scrollBy(0, covered);
    };
    const sized = new ResizeObserver(keepInSight);
    sized.observe(sheet);
    return () => sized.disconnect();
  }, [dialog, below]);

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
