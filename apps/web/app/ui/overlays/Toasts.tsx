import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../controls/IconButton.tsx';
import type { Messages, ShownMessage } from './use-messages.ts';
import './toasts.css';

/** Above the end of the window; read out as they come. */
export function Toasts({ messages: { shown, dismiss } }: { messages: Messages }) {
  return (
    <div className="toasts" role="status">
      {shown.map((message) => (
        <Toast key={message.key} message={message} onOver={() => dismiss(message.key)} />
      ))}
    </div>
  );
}

function Toast({ message, onOver }: { message: ShownMessage; onOver: () => void }) {
  const { text, failed = false, link, again, undo } = message;
  return (
    <div className="toast" role={failed ? 'alert' : undefined}>
      <span className="toast-body">{text}</span>
      {link && (
        <Link className="toast-action" to={link.path}>
          {link.label}
        </Link>
      )}
      {again && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            onOver();
            void again();
          }}
        >
          Try again
        </button>
      )}
      {undo ? (
        <Undo undo={undo} onOver={onOver} />
      ) : (
        <IconButton icon="close" label="Dismiss" small onClick={onOver} />
      )}
    </div>
  );
}

const undoMs = 10_000;
const tickMs = 250;

/** Takes the focus where what was deleted had it; a reader who has gone on keeps it, and the keys that are typed there. */
function Undo({ undo, onOver }: { undo: NonNullable<ShownMessage['undo']>; onOver: () => void }) {
  const [left, setLeft] = useState(undoMs);
  const button = useRef<HTMLButtonElement>(null);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    const focused = document.activeElement;
    const takeLostFocus = () => {
      const isLost = !focused?.isConnected || focused === document.body;
      if (isLost && document.activeElement === document.body) button.current?.focus();
    };
    takeLostFocus();
    const end = Date.now() + undoMs;
    const ticking = setInterval(() => {
      // The page may be without it only after the message.
      if (focused !== document.body) takeLostFocus();
      const rest = end - Date.now();
      if (rest <= 0) over.current();
      else setLeft(rest);
    }, tickMs);
    return () => clearInterval(ticking);
  }, []);

  return (
    <>
      <span className="num toast-left" aria-hidden="true">
        {Math.ceil(left / 1000)} s
      </span>
      <button
        type="button"
        ref={button}
        className="toast-action"
        onClick={() => {
          onOver();
          void undo();
        }}
      >
        Undo
      </button>
    </>
  );
}
