import type { ActKind } from '@tenfold/contract/qa';

/** A list of questions itself, not what is on it. */
export function isOfList(kind: ActKind): boolean {
  return kind === 'list_made' || kind === 'list_renamed' || kind === 'list_deleted';
}

export function isOfTag(kind: ActKind): boolean {
  return kind === 'tag_kept' || kind === 'tag_replaced' || kind === 'tag_removed';
}

/** A group that votes for each other. */
export function isOfGroup(kind: ActKind): boolean {
  return kind === 'votes_released' || kind === 'votes_taken_back';
}
