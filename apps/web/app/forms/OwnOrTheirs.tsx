import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../ui/controls/Button.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  /** Both, as they are. */
  children: ReactNode;
  /** Where no dialog is opened for it. */
  role?: 'alert';
  bodyClass?: string;
  footClass: string;
  size?: ButtonLook['size'];
  theirsLabel?: string;
  ownLabel?: string;
  keepTheirs: () => void | Promise<void>;
  /** Null where there is nothing to save it over. */
  keepOwn: (() => void | Promise<void>) | null;
}

/** Saved from another tab or device after it was opened here: which of both is kept. */
export function OwnOrTheirs(props: Props) {
  const { children, role, bodyClass, footClass, size = 'md', keepTheirs, keepOwn } = props;
  const { busy, error, send } = useSending('a conflict of two tabs');
  return (
    <>
      <div className={bodyClass} role={role}>
        {children}
        {error !== null && (
          <p className="field-error" role="alert">
            {error} Your text is kept.
          </p>
        )}
      </div>
      <footer className={footClass}>
        <Button size={size} busy={busy} onClick={() => void send(async () => keepTheirs())}>
          {props.theirsLabel ?? 'Keep theirs'}
        </Button>
        {keepOwn !== null && (
          <Button variant="primary" size={size} busy={busy} onClick={() => void send(async () => keepOwn())}>
            {props.ownLabel ?? 'Keep mine'}
          </Button>
        )}
      </footer>
    </>
  );
}
