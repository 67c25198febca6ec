import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './check-state.css';

const icons = { ok: 'check', bad: 'warning', open: 'clock' } as const;

export function CheckState({ state, children }: { state: keyof typeof icons; children: ReactNode }) {
  return (
    <span className={`check-state is-${state}`}>
      <Icon name={icons[state]} small />
      {children}
    </span>
  );
}
