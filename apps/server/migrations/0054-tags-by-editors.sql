-- Editors look at the tags that members make: they keep them, say which one is meant, or take them off.

alter table qa_tag
  -- An editor kept it; null: none looked yet.
  add column kept_at     timestamptz,
  -- The one that is meant by it. Its questions have that one, and so have those that are tagged with it later.
  add column replaced_by text references qa_tag check (replaced_by <> key),
  -- It is on no question, and can’t be chosen.
  add column removed_at  timestamptz,
  add check (num_nonnulls(replaced_by, removed_at) <= 1);
create index qa_tag_replaced_by on qa_tag (replaced_by) where replaced_by is not null;
create index qa_tag_new on qa_tag (created_at, key)
  where not is_default and kept_at is null and replaced_by is null and removed_at is null;

alter table qa_act drop constraint qa_act_kind_check;
alter table qa_act add constraint qa_act_kind_check check (kind in (
  'approve', 'reject', 'edit_applied', 'edit_declined', 'post_approved', 'post_rejected', 'feature', 'unfeature', 'lists',
  'list_made', 'list_renamed', 'list_deleted', 'delete', 'hide', 'reports_dismissed', 'limit', 'votes_released',
  'votes_taken_back', 'reward_given', 'reward_refused', 'tag_kept', 'tag_replaced', 'tag_removed'));
