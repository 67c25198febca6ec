/** Figures that readers contest: which can be, and why. */

export { type ContestReason, contestReasons, isContestable } from './contestable.ts';
