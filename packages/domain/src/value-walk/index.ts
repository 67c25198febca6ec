/** Why a value moved or differs, in parts that add up. */

export { type WalkGroup, walkGroups } from './groups.ts';
export {
  type NoValueWalk,
  type ValueWalk,
  type ValueWalkResult,
  valueWalk,
  type WalkPart,
} from './value-walk.ts';
export type { WalkChange } from './walk-changes.ts';
