import { type ReactNode, useId } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { useModal } from './use-modal.ts';
import '../layout/card.css';
import './dialog.css';
import './side-panel.css';

export function SidePanel({
  title,
  side = 'right',
  note,
  footer,
  onClose,
  children,
}: {
  title: string;
  side?: 'left' | 'right';
  note?: ReactNode;
  footer?: ((close: () => void) => ReactNode) | undefined;
  onClose: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const { dialog, close } = useModal();
  const heading = useId();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={side === 'left' ? 'side-panel side-panel-left' : 'side-panel'}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className="side-panel-sheet">
        <div className="card-head">
          <div>
            <h2 id={heading}>{title}</h2>
            {note && <p className="caption">{note}</p>}
          </div>
          <IconButton icon="close" label="Close" small className="push" onClick={close} />
        </div>
        <div className="side-panel-body">{typeof children === 'function' ? children(close) : children}</div>
        {footer && <div className="modal-foot">{footer(close)}</div>}
      </div>
    </dialog>
  );
}
