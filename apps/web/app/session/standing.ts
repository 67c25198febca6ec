import { type Standing, standingOf } from '@tenfold/contract/rights';
import { viewOf } from './view.ts';
import { useViewer } from './viewer.ts';

/** Who looks, as far as rights go. */
export function useStanding(): Standing {
  return standingOf(useViewer());
}

/** Whom the page is drawn for: an Investor who chose the lighter view sees what Light would. */
export function useShownStanding(): Standing {
  const viewer = useViewer();
  return viewer !== null && viewOf(viewer) === 'light' ? 'light' : standingOf(viewer);
}
