import type { ReactNode } from 'react';
import { Segmented, type SegmentedProps } from './Segmented.tsx';
import './field.css';

/** Alternatives with their label above them, as wide as their panel. */
export function SegmentedField<Value extends string>({
  children,
  ...choice
}: SegmentedProps<Value> & { children?: ReactNode }) {
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {choice.label}
      </span>
      <Segmented {...choice} block />
      {children}
    </div>
  );
}
