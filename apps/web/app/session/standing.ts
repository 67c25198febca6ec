import { type Standing, standingOf } from '@tenfold/contract/rights';
import { useViewer } from './viewer.ts';

/** Who looks, as far as rights go. */
export function useStanding(): Standing {
  return standingOf(useViewer());
}
