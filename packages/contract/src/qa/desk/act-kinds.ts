/**
 * What editors do that stays in the history. `approve`, `reject`: a question; `edit_…`: an author’s edit of an approved one;
 * `post_…`: an answer or a comment that was held; `reports_dismissed`: what readers reported stays; `limit`: how much
 * somebody may write; `lists`: on which lists a
 * question is; `list_…`: a list itself; `votes_…`: those of a group that votes for each other; `tag_…`: a tag that a member
 * made.
 */
export const actKinds = [
  'approve',
  'reject',
  'edit_applied',
  'edit_declined',
  'post_approved',
  'post_rejected',
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
  'votes_released',
  'votes_taken_back',
  'reward_given',
  'reward_refused',
  'tag_kept',
  'tag_replaced',
  'tag_removed',
] as const;
export type ActKind = (typeof actKinds)[number];
