import type { ActKind } from '@tenfold/contract/qa/desk/act-kinds';
import type { EditorAct } from '@tenfold/contract/qa/desk/acts';

/** What was done, as a row of the history begins; and on the list of kinds. */
export const actWords: Readonly<Record<ActKind, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  edit_applied: 'Approved an edit of',
  edit_declined: 'Declined an edit of',
  post_approved: 'Approved',
  post_rejected: 'Rejected',
  feature: 'Featured',
  unfeature: 'Stopped featuring',
  lists: 'Changed the lists of',
  list_made: 'Made the list',
  list_renamed: 'Renamed a list to',
  list_deleted: 'Removed the list',
  delete: 'Deleted',
  hide: 'Hid',
  reports_dismissed: 'Kept, though reported,',
  limit: 'Limited',
  votes_released: 'Released the votes of',
  votes_taken_back: 'Took back the votes of',
  reward_given: 'Gave a reward to',
  reward_refused: 'Refused a reward to',
  tag_kept: 'Kept the tag',
  tag_replaced: 'Replaced the tag',
  tag_removed: 'Removed the tag',
};

export const actChoices: Readonly<Record<ActKind, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  edit_applied: 'Edits approved',
  edit_declined: 'Edits declined',
  post_approved: 'First posts approved',
  post_rejected: 'First posts rejected',
  feature: 'Featured',
  unfeature: 'No longer featured',
  lists: 'Lists of questions',
  list_made: 'Lists made',
  list_renamed: 'Lists renamed',
  list_deleted: 'Lists removed',
  delete: 'Deleted',
  hide: 'Hidden',
  reports_dismissed: 'Reports dismissed',
  limit: 'Accounts limited',
  votes_released: 'Votes released',
  votes_taken_back: 'Votes taken back',
  reward_given: 'Rewards given',
  reward_refused: 'Rewards refused',
  tag_kept: 'Tags kept',
  tag_replaced: 'Tags replaced',
  tag_removed: 'Tags removed',
};

/**
 * What it was done to. Examples: `How much of Apple’s capital spending is for data centers?`, `an answer of Priya Nair`, `Best of 2026`,
 * `Ida Lund, Karl Ott and 1 other`, `a text that is gone`.
 */
export function thingOf({ kind, post, whom, group, name }: EditorAct): string {
  if (name !== null) return name;
  if (kind === 'votes_released' || kind === 'votes_taken_back') return groupWords(group);
  const person = whom?.fullName ?? 'a deleted account';
  if (kind === 'limit' || kind === 'reward_given' || kind === 'reward_refused') return person;
  if (post === null) return 'a text that is gone';
  if (post.kind === 'question') return post.title;
  return `${post.kind === 'answer' ? 'an answer' : 'a comment'} of ${person}`;
}

function groupWords(group: EditorAct['group']): string {
  const [first, second] = group.map(({ fullName }) => fullName);
  if (first === undefined) return 'a group that is gone';
  if (second === undefined) return first;
  const more = group.length - 2;
  return more === 0
    ? `${first} and ${second}`
    : `${first}, ${second} and ${more} ${more === 1 ? 'other' : 'others'}`;
}

/** Example: `+5`, `−10`; a dash for none. */
export function pointsWord(points: number): string {
  if (points === 0) return '–';
  return points > 0 ? `+${points}` : `−${-points}`;
}
