-- What editors did, so that it can be read and put back; and texts that they hid, replies or not.

alter table qa_post
  add column hidden_at       timestamptz,
  add column hidden_by       bigint references account on delete set null check (hidden_by is null or hidden_at is not null),
  -- A key of the list of reasons; its author reads the words, and the sentence that an editor added.
  add column hidden_because  text,
  add column hidden_sentence text,
  -- Whether everybody can read it is this one column: deleted or hidden, nobody but its author and editors does.
  add column removed_at      timestamptz generated always as (coalesce(deleted_at, hidden_at)) stored,
  add check ((hidden_at is null) = (hidden_because is null)),
  add check (hidden_sentence is null or hidden_at is not null);
create index qa_post_hider on qa_post (hidden_by) where hidden_by is not null;

create table qa_act (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in (
    'approve', 'reject', 'edit_applied', 'edit_declined', 'feature', 'unfeature', 'lists', 'list_made', 'list_renamed',
    'list_deleted', 'delete', 'hide', 'limit', 'reward_given', 'reward_refused')),
  -- Null once the editor’s account is deleted.
  editor_id  bigint references account on delete set null,
  -- Null where it was about no text, and once the text is gone for good.
  post_id    bigint references qa_post on delete set null,
  -- Whom it concerned.
  account_id bigint references account on delete set null,
  reason     text,
  sentence   text,
  -- What is needed to put it back; of no person.
  data       jsonb not null default '{}',
  -- What it added to the ledger of points.
  entries    bigint[] not null default '{}',
  acted_at   timestamptz not null,
  undone_at  timestamptz,
  undone_by  bigint references account on delete set null check (undone_by is null or undone_at is not null)
);
create index qa_act_editor on qa_act (editor_id, id) where editor_id is not null;
create index qa_act_kind on qa_act (kind, id);
create index qa_act_post on qa_act (post_id, id) where post_id is not null;
create index qa_act_account on qa_act (account_id) where account_id is not null;
create index qa_act_undoer on qa_act (undone_by) where undone_by is not null;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'price', 'question', 'report', 'suspended', 'question_approved', 'question_rejected', 'question_answered',
  'question_with_analysts', 'best_answer', 'comment_reply', 'followed_answer', 'followed_comment', 'reward',
  'post_hidden'));
