-- A reader says that a figure is wrong, and an editor answers. One open contest a figure: others follow it.
create table figure_contest (
  id           bigint generated always as identity primary key,
  cik          bigint not null references company on delete cascade,
  -- The listing it was contested on.
  symbol       text references listing on delete set null,
  row_key      text not null,
  -- As in the figure source's path: `2024`, `2024-Q3`.
  column_key   text not null,
  -- What the table had then, and what the reader says it should be, in units; null: no value.
  shown        float8,
  should_be    float8 not null,
  reason       text not null check (reason in ('differs', 'period', 'unit', 'restated')),
  -- Where the reader saw it.
  seen         text,
  -- Null once the account is deleted: what was contested stays.
  account_id   bigint references account on delete set null,
  contested_at timestamptz not null,
  decision     text check (decision in ('kept', 'corrected', 'excluded')),
  -- What the editor wrote to the readers.
  answer       text,
  editor_id    bigint references account on delete set null,
  decided_at   timestamptz,
  check ((decision is null) = (decided_at is null) and (decision is null) = (answer is null))
);
create unique index figure_contest_open on figure_contest (cik, row_key, column_key) where decision is null;
create index figure_contest_of_reader on figure_contest (account_id, id) where account_id is not null;
create index figure_contest_of_editor on figure_contest (editor_id) where editor_id is not null;

-- Who gets the answer too.
create table figure_contest_follow (
  contest_id  bigint not null references figure_contest on delete cascade,
  account_id  bigint not null references account on delete cascade,
  followed_at timestamptz not null,
  primary key (contest_id, account_id)
);
create index figure_contest_follow_of_reader on figure_contest_follow (account_id);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'price', 'question', 'report', 'suspended', 'question_approved', 'question_rejected', 'question_answered',
  'question_with_analysts', 'best_answer', 'comment_reply', 'followed_answer', 'followed_comment', 'reward',
  'post_hidden', 'post_approved', 'post_rejected', 'edit_applied', 'edit_declined', 'contest_answered'));
