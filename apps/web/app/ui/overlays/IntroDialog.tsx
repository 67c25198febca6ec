import { type ReactNode, useRef } from 'react';
import { InfoDialog } from './InfoDialog.tsx';
import '../controls/check.css';

interface Props {
  title: string;
  /** Whether the box is ticked as it opens. */
  isOnce?: boolean;
  /** For good, by the box. */
  onDismiss: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Explains something before it is done for the first time in this browser. */
export function IntroDialog({ title, isOnce = false, onDismiss, onClose, children }: Props) {
  const forGood = useRef<HTMLInputElement>(null);
  return (
    <InfoDialog
      title={title}
      onClose={() => {
        if (forGood.current?.checked) onDismiss();
        onClose();
      }}
    >
      {children}
      <label className="check">
        <input ref={forGood} type="checkbox" defaultChecked={isOnce} />
        Don’t show this message again
      </label>
    </InfoDialog>
  );
}
