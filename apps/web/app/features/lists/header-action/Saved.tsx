import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Message } from '../../../ui/overlays/use-messages.ts';

interface Props {
  message: Message;
  onMore: () => void;
  onClose: () => void;
}

/** Takes the focus: the form that had it is gone. */
export function Saved({ message: { text, link }, onMore, onClose }: Props) {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <>
      <div className="modal-body">
        <p role="status">
          {text}{' '}
          {link && (
            <Link className="link" to={link.path} onClick={onClose}>
              Open the list
            </Link>
          )}
        </p>
      </div>
      <div className="modal-foot">
        <Button onClick={onMore}>Add another company</Button>
        <Button ref={done} variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
