-- What readers report: one row a reader and text, also once it is withdrawn or decided.
create table qa_report (
  id           bigint generated always as identity primary key,
  post_id      bigint not null references qa_post on delete cascade,
  -- Null once the account is deleted: what was decided stays.
  account_id   bigint references account on delete set null,
  -- A key of the list of reasons.
  reason       text not null,
  sentence     text,
  -- The first time; reporting again changes the reason alone.
  reported_at  timestamptz not null,
  withdrawn_at timestamptz,
  decision     text check (decision in ('upheld', 'dismissed')),
  decided_at   timestamptz,
  check ((decision is null) = (decided_at is null)),
  unique (post_id, account_id)
);
create index qa_report_reporter on qa_report (account_id, reported_at) where account_id is not null;
create index qa_report_undecided on qa_report (post_id) where decision is null;

-- What was posted lately, to be compared.
create index qa_post_hashed on qa_post (created_at) where text_hash is not null;

alter table qa_act drop constraint qa_act_kind_check;
alter table qa_act add constraint qa_act_kind_check check (kind in (
  'approve', 'reject', 'edit_applied', 'edit_declined', 'post_approved', 'post_rejected', 'feature', 'unfeature', 'lists',
  'list_made', 'list_renamed', 'list_deleted', 'delete', 'hide', 'reports_dismissed', 'limit', 'votes_released',
  'votes_taken_back', 'reward_given', 'reward_refused'));
