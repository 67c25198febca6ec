import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';

/** `Capex, 2025 · 12,715` */
export function BoxHead({
  name,
  value,
  badge,
  onClose,
  children,
}: {
  name: string;
  value: string | null;
  badge?: string | null | undefined;
  onClose: () => void;
  children?: ReactNode;
}) {
  return (
    <header>
      <span className="caption">
        <b>{name}</b>
        {value !== null && (
          <>
            {' · '}
            <span className="num">{value}</span>
          </>
        )}
        {badge && <span className="badge badge-edit">{badge}</span>}
      </span>
      {children}
      <IconButton icon="close" label="Close" small onClick={onClose} />
    </header>
  );
}
