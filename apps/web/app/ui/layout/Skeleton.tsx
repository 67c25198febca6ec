import type { CSSProperties } from 'react';
import './skeleton.css';

export function Skeleton({ width = '100%', height = '0.75rem' }: { width?: string; height?: string }) {
  return (
    <div className="skeleton" style={{ '--w': width, '--h': height } as CSSProperties} aria-hidden="true" />
  );
}
