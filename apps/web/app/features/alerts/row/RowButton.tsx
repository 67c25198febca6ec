import type { ReactNode } from 'react';
import '../../../ui/controls/button.css';

interface Props {
  /** Read out, and shown on hover. */
  label: string;
  disabled?: boolean;
  expanded?: boolean;
  controls?: string;
  onClick: () => void;
  'data-edit'?: string;
  children: ReactNode;
}

/** A button with an icon of its own. */
export function RowButton({ label, expanded, controls, children, ...button }: Props) {
  return (
    <button
      type="button"
      className="icon-btn icon-btn-sm"
      title={label}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      {...button}
    >
      {children}
    </button>
  );
}
