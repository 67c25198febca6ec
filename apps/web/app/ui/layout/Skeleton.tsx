import type { CSSProperties } from 'react';
import './skeleton.css';

/** Holds the place of text or a chart that is on its way, at its size. */
export function Skeleton({ width = '100%', height = '0.75rem' }: { width?: string; height?: string }) {
  return (
    <div className="skeleton" style={{ '--w': width, '--h': height } as CSSProperties} aria-hidden="true" />
  );
}
