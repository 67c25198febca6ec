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
  mineLabel?: string;
  keepTheirs: () => void | Promise<void>;
  /** Null where there is nothing to save it over. */
  keepMine: (() => void | Promise<void>) | null;
}

/** Saved from another tab or device after it was opened here: which of both is kept. */
export function MineOrTheirs(props: Props) {
  const { children, role, bodyClass, footClass, size = 'md', keepTheirs, keepMine } = props;
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
        {keepMine !== null && (
          <Button variant="primary" size={size} busy={busy} onClick={() => void send(async () => keepMine())}>
            {props.mineLabel ?? 'Keep mine'}
          </Button>
        )}
      </footer>
    </>
  );
}
