-- What editors decide of held texts and of groups of votes is in their history, too; and authors are told what was decided.

alter table qa_act drop constraint qa_act_kind_check;
alter table qa_act add constraint qa_act_kind_check check (kind in (
  'approve', 'reject', 'edit_applied', 'edit_declined', 'post_approved', 'post_rejected', 'feature', 'unfeature', 'lists',
  'list_made', 'list_renamed', 'list_deleted', 'delete', 'hide', 'limit', 'votes_released', 'votes_taken_back',
  'reward_given', 'reward_refused'));

-- How many questions were approved and aren’t any more.
create index qa_act_unapproved on qa_act (id) where kind = 'approve' and undone_at is not null;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'price', 'question', 'report', 'suspended', 'question_approved', 'question_rejected', 'question_answered',
  'question_with_analysts', 'best_answer', 'comment_reply', 'followed_answer', 'followed_comment', 'reward',
  'post_hidden', 'post_approved', 'post_rejected', 'edit_applied', 'edit_declined'));

-- Why an edit was declined: a key of the list of reasons, and the sentence that an editor added. Null of those from before.
alter table qa_question_edit
  add column declined_because  text check (declined_because is null or declined_at is not null),
  add column declined_sentence text check (declined_sentence is null or declined_because is not null);
