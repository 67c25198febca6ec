/** Price alerts: the rule by which they fire, as an oracle for the SQL of the engine. */

export { type AlertEvent, expectedFirings, type Firing, type FiringCause } from './expected-firings.ts';
export { type AlertSide, isReached, sideOf } from './side.ts';
export { distanceTo, modelTarget, presetPercents, presetTarget } from './targets.ts';
