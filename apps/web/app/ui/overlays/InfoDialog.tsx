import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { classNames } from '../styles/class-names.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Something to read, with OK below it. */
export function InfoDialog({ title, className, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <div className={classNames('modal-body', className)}>{children}</div>
          <div className="modal-foot">
            <Button variant="primary" onClick={close}>
              OK
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
