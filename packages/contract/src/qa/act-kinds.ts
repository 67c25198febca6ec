/**
 * What editors do that stays in the history. `edit_applied`, `edit_declined`: an author’s edit of an approved question;
 * `reports_dismissed`: what readers reported stays; `lists`: on which lists a question is; `list_…`: a list itself.
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
] as const;
export type ActKind = (typeof actKinds)[number];
