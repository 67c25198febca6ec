import { type Tier, tierOf } from '@tenfold/contract/rights';
import type { Viewer } from '../platform/api/load-viewer.ts';
import { densityOf } from './density.ts';
import { useViewer } from './viewer.ts';

/** Who looks, as far as rights go. */
export function useTier(): Tier {
  return tierOf(useViewer());
}

/** Whom the page is drawn for. */
export function useEffectiveTier(): Tier {
  return effectiveTierOf(useViewer());
}

/** An Investor who chose the lighter view sees what Light would. */
export function effectiveTierOf(viewer: Viewer | null): Tier {
  return viewer !== null && densityOf(viewer) === 'light' ? 'light' : tierOf(viewer);
}
