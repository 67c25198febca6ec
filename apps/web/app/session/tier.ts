import { type Tier, tierOf } from '@tenfold/contract/policy/rights';
import type { Viewer } from '../platform/api/load-viewer.ts';
import { densityOf } from './density.ts';
import { useViewer } from './viewer.ts';

export function useTier(): Tier {
  return tierOf(useViewer());
}

export function useEffectiveTier(): Tier {
  return effectiveTier(useViewer());
}

/** Investors in light density see what Light sees. */
export function effectiveTier(viewer: Viewer | null): Tier {
  return viewer !== null && densityOf(viewer) === 'light' ? 'light' : tierOf(viewer);
}
