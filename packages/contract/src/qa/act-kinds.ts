/**
 * What editors do that stays in the history. `edit_applied`, `edit_declined`: an author’s edit of an approved question;
 * `reports_dismissed`: what readers reported stays; `lists`: on which lists a question is; `list_…`: a list itself; `tag_…`: a
 * tag that a member made.
 */
export const actKinds = [
  'approve',
  'reject',
  'edit_applied',
  'edit_declined',
  'feature',
  'unfeature',
  'lists',
  'list_made',
  'list_renamed',
  'list_deleted',
  'delete',
  'hide',
  'reports_dismissed',
  'limit',
  'reward_given',
  'reward_refused',
  'tag_kept',
  'tag_replaced',
  'tag_removed',
] as const;
export type ActKind = (typeof actKinds)[number];
