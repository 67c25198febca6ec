import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import './menu.css';
import './menu-button.css';

/** A button that opens a few others below it. Escape and leaving close it. */
export function MenuButton({
  label,
  children,
}: {
  label: string;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the Escape of what is inside
    <div
      ref={whole}
      className="menu-button"
      onBlur={(event) => {
        if (!whole.current?.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        whole.current?.querySelector('button')?.focus();
      }}
    >
      <IconButton
        icon="more"
        label={label}
        small
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={id} className="menu menu-below">
          {children(close)}
        </div>
      )}
    </div>
  );
}
