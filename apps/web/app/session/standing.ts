import { type Standing, standingOf } from '@tenfold/contract/rights';
import type { Viewer } from './load-viewer.ts';
import { viewOf } from './view.ts';
import { useViewer } from './viewer.ts';

/** Who looks, as far as rights go. */
export function useStanding(): Standing {
  return standingOf(useViewer());
}

/** Whom the page is drawn for. */
export function useShownStanding(): Standing {
  return shownStandingOf(useViewer());
}

/** An Investor who chose the lighter view sees what Light would. */
export function shownStandingOf(viewer: Viewer | null): Standing {
  return viewer !== null && viewOf(viewer) === 'light' ? 'light' : standingOf(viewer);
}
