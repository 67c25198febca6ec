import type { ReactNode } from 'react';
import { useListHighlight } from '../model/lens-choices.ts';

/** What the shades mean, and beside it what lies beyond the edge. */
export function LensLegend({ children = null }: { children?: ReactNode }) {
  const { value: highlight } = useListHighlight();
  if (highlight !== 'on' && children === null) return null;
  return (
    <div className="lens-legend caption">
      {highlight === 'on' && (
        <>
          <span className="lens-legend-best">Best</span>
          <span className="lens-legend-worst">Worst</span>
          of this list
        </>
      )}
      {children}
    </div>
  );
}
