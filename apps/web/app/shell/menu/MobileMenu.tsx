import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import type { ActionsProps } from '../actions/ActionButtons.tsx';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';

export function MobileMenu({ Actions }: { Actions: ComponentType<ActionsProps> }) {
  const [open, setOpen] = useState(false);
  const { key: visit } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the reader has gone elsewhere
  useEffect(() => setOpen(false), [visit]);

  return (
    <>
      <IconButton
        icon="menu"
        label="Open menu"
        className="narrow-only"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <MobileMenuPanel Actions={Actions} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
