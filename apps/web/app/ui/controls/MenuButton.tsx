import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import '../overlays/menu.css';
import './menu-button.css';

const toggleDelayMs = 50;

export function MenuButton({
  label,
  face,
  children,
}: {
  label: string;
  face?: ReactNode;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const toggling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(toggling.current), []);
  const close = () => {
    clearTimeout(toggling.current);
    setOpen(false);
  };
  const toggle = () => {
    clearTimeout(toggling.current);
    toggling.current = setTimeout(() => setOpen(!open), toggleDelayMs);
  };
  const opener = { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: toggle };
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
      {face === undefined ? (
        <IconButton icon="more" label={label} small {...opener} />
      ) : (
        <button type="button" className="menu-button-face" title={label} aria-label={label} {...opener}>
          {face}
        </button>
      )}
      {open && (
        <div id={id} className="menu menu-below">
          {children(close)}
        </div>
      )}
    </div>
  );
}
