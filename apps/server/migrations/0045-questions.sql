-- Questions about businesses, their answers and the comments under them; what people think of them, and what that earns.

alter table account add column is_analyst boolean not null default false;

-- Everything people post, so that a vote, a follow, a report or a point is about one kind of thing.
create table qa_post (
  id             bigint generated always as identity primary key,
  kind           text not null check (kind in ('question', 'answer', 'comment')),
  -- Null once the account is deleted: the text stays.
  account_id     bigint references account on delete set null,
  question_id    bigint references qa_post on delete cascade check (question_id < id),
  answer_id      bigint references qa_post on delete cascade check (answer_id < id),
  -- The comment it replies to. Numbered before it, so rows in the order of their numbers can be restored.
  parent_id      bigint references qa_post on delete cascade check (parent_id < id),
  -- Of a question: its additional details.
  text           text not null,
  -- Grows with each change of the text: an edit names the one it was made on.
  revision       integer not null default 1,
  -- Written by an analyst, as one: earns nothing.
  is_by_analyst  boolean not null default false,
  -- Of an answer: written by who asked. Accounts don’t say so any more once they are deleted.
  is_by_asker    boolean not null default false,
  created_at     timestamptz not null,
  edited_at      timestamptz,
  featured_at    timestamptz,
  -- Nobody awards themselves.
  featured_by    bigint references account on delete set null check (featured_by is null or featured_at is not null),
  -- Can be undone for a day.
  deleted_at     timestamptz,
  deleted_by     text check (deleted_by in ('author', 'editor')),
  -- They equal the rows, at every commit: votes of others, and what stands right under it (of an answer: all comments).
  likes          integer not null default 0,
  -- Of an answer: its likes when the seven days ended, by which the best one is chosen however votes change later.
  likes_at_close integer,
  dislikes       integer not null default 0,
  children       integer not null default 0,
  -- A hash of the network it came from, to find votes from one office or household. Deleted after 90 days.
  network_hash   bytea,
  check ((deleted_at is null) = (deleted_by is null)),
  check (case kind
    when 'question' then num_nonnulls(question_id, answer_id, parent_id) = 0
    when 'answer' then question_id is not null and num_nonnulls(answer_id, parent_id) = 0
    else num_nulls(question_id, answer_id) = 0
  end)
);
create index qa_post_question on qa_post (question_id, id) where question_id is not null;
create index qa_post_answer on qa_post (answer_id, id) where answer_id is not null;
create index qa_post_parent on qa_post (parent_id) where parent_id is not null;
create index qa_post_account on qa_post (account_id, kind, id) where account_id is not null;
create index qa_post_asked on qa_post (id) where kind = 'question';
create index qa_post_liked on qa_post (likes desc, id desc) where kind = 'question';
create index qa_post_answered on qa_post (children desc, id desc) where kind = 'question';
create index qa_post_featured on qa_post (id) where kind = 'question' and featured_at is not null;
create index qa_post_featurer on qa_post (featured_by) where featured_by is not null;
create index qa_post_deleted on qa_post (deleted_at) where deleted_at is not null;
create index qa_post_network on qa_post (created_at) where network_hash is not null;

-- Numbers of what changed last, by which processes forget the questions they have in memory.
create sequence qa_question_version;

create table qa_question (
  post_id         bigint primary key references qa_post on delete cascade,
  title           text not null,
  category        text not null check (category in ('FINANCIALS', 'BUSINESS', 'EVENT', 'CONCEPTS')),
  -- A calendar year, or `forecast`.
  year            text,
  rows            text[] not null default '{}',
  status          text not null check (status in ('waiting_approve', 'open', 'with_analysts', 'answered', 'rejected')),
  approved_at     timestamptz,
  approved_by     bigint references account on delete set null,
  rejected_at     timestamptz,
  rejected_by     bigint references account on delete set null,
  rejected_because text,
  -- When the seven days end.
  closes_at       timestamptz,
  -- When they were found to have ended, and which answer was best then.
  closed_at       timestamptz,
  with_analysts_at timestamptz,
  best_answer_id  bigint references qa_post on delete set null,
  -- When the status changes by itself, if nothing happens.
  review_at       timestamptz,
  -- Of the last text of it that was added, changed, removed or restored.
  version         bigint not null default nextval('qa_question_version'),
  active_at       timestamptz not null,
  check ((approved_at is null) = (closes_at is null))
);
create index qa_question_review on qa_question (review_at) where review_at is not null;
create index qa_question_version_index on qa_question (version);
create index qa_question_status on qa_question (status, post_id);
-- Words in any form, and as they are written: what somebody is still typing is the beginning of the latter.
create index qa_question_search on qa_question
  using gin ((to_tsvector('english', title) || to_tsvector('simple', title)));
create index qa_question_active on qa_question (active_at desc, post_id desc);
create index qa_question_approver on qa_question (approved_by);
create index qa_question_rejecter on qa_question (rejected_by);
create index qa_question_best on qa_question (best_answer_id) where best_answer_id is not null;

create table qa_question_company (
  question_id bigint not null references qa_question on delete cascade,
  symbol      text not null references listing on delete cascade,
  place       integer not null,
  primary key (question_id, symbol)
);
create index qa_question_company_symbol on qa_question_company (symbol, question_id);

create table qa_tag (
  -- Upper case, look-alike letters as one.
  key        text primary key,
  -- As it was typed first.
  name       text not null,
  is_default boolean not null default false,
  created_by bigint references account on delete set null,
  created_at timestamptz not null
);
create index qa_tag_author on qa_tag (created_by);

create table qa_question_tag (
  question_id bigint not null references qa_question on delete cascade,
  tag         text not null references qa_tag on delete cascade,
  place       integer not null,
  primary key (question_id, tag)
);
create index qa_question_tag_tag on qa_question_tag (tag, question_id);

-- What the author of an approved question changed: shown once an editor approves it.
create table qa_question_edit (
  question_id bigint primary key references qa_question on delete cascade,
  data        jsonb not null,
  edited_at   timestamptz not null
);

-- Lists that editors make.
create table qa_list (
  id         bigint generated always as identity primary key,
  name       text not null,
  created_at timestamptz not null
);
create unique index qa_list_name on qa_list (lower(name));

create table qa_list_question (
  list_id     bigint not null references qa_list on delete cascade,
  question_id bigint not null references qa_question on delete cascade,
  added_at    timestamptz not null,
  primary key (list_id, question_id)
);
create index qa_list_question_question on qa_list_question (question_id);

create table qa_draft (
  id          bigint generated always as identity primary key,
  account_id  bigint not null references account on delete cascade,
  kind        text not null check (kind in ('question', 'answer')),
  -- Of an answer; null once the question is gone.
  question_id bigint references qa_question on delete set null,
  data        jsonb not null,
  revision    integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  deleted_at  timestamptz
);
create index qa_draft_account on qa_draft (account_id, updated_at);
create index qa_draft_question on qa_draft (question_id) where question_id is not null;

create table qa_vote (
  post_id      bigint not null references qa_post on delete cascade,
  account_id   bigint not null references account on delete cascade,
  value        smallint not null check (value in (-1, 1)),
  voted_at     timestamptz not null,
  network_hash bytea,
  primary key (post_id, account_id)
);
create index qa_vote_account on qa_vote (account_id);
create index qa_vote_network on qa_vote (voted_at) where network_hash is not null;

create table qa_follow (
  post_id     bigint not null references qa_post on delete cascade,
  account_id  bigint not null references account on delete cascade,
  followed_at timestamptz not null,
  primary key (post_id, account_id)
);
create index qa_follow_account on qa_follow (account_id);

create table qa_bookmark (
  post_id       bigint not null references qa_post on delete cascade,
  account_id    bigint not null references account on delete cascade,
  bookmarked_at timestamptz not null,
  primary key (post_id, account_id)
);
create index qa_bookmark_account on qa_bookmark (account_id, bookmarked_at);

create table qa_follow_contributor (
  contributor_id bigint not null references account on delete cascade,
  account_id     bigint not null references account on delete cascade,
  followed_at    timestamptz not null,
  primary key (contributor_id, account_id)
);
create index qa_follow_contributor_account on qa_follow_contributor (account_id);

-- Upvotes of everything a person posted that is there: they equal the rows, at every commit.
create table qa_contributor (
  account_id bigint primary key references account on delete cascade,
  upvotes    integer not null default 0
);
create index qa_contributor_upvotes on qa_contributor (upvotes desc, account_id);

-- Points: the sum of a person's rows is their balance. Never updated; what is taken back is a row of its own.
create table qa_points (
  id          bigint generated always as identity primary key,
  account_id  bigint not null references account on delete cascade,
  -- Null once the text is gone for good.
  post_id     bigint references qa_post on delete set null,
  -- A question earns once as `question`; any text once as `text`, whichever of its causes comes first.
  award       text not null check (award in ('question', 'text')),
  cause       text not null check (cause in ('question_approved', 'best_answer', 'featured')),
  -- Counts how often the same award was given: after it was taken back it can be given again.
  turn        integer not null default 1,
  is_reversal boolean not null default false,
  -- The award it takes back. Numbered before it, so rows in the order of their numbers can be restored.
  reverses    bigint unique references qa_points on delete cascade check (reverses < id),
  points      integer not null,
  -- From when the cause stood: 48 hours later the points count.
  since       timestamptz not null,
  occurred_at timestamptz not null,
  unique (post_id, award, turn, is_reversal),
  check ((points < 0) = is_reversal and (reverses is not null) = is_reversal)
);
create index qa_points_account on qa_points (account_id, id);

-- A refund and a free year for each hundred points, once for ever.
create table qa_reward (
  id         bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  hundred    integer not null check (hundred > 0 and hundred % 100 = 0),
  state      text not null check (state in ('waiting', 'given', 'refused')),
  -- Why it waits for an editor.
  doubts     text[] not null default '{}',
  reached_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  -- When billing had it: until then it is tried again.
  granted_at timestamptz,
  unique (account_id, hundred)
);
create index qa_reward_open on qa_reward (id) where state = 'waiting' or granted_at is null;
create index qa_reward_editor on qa_reward (decided_by);

-- What happens to one's questions, answers and comments, and to those one follows.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'price', 'question', 'report', 'suspended', 'question_approved', 'question_rejected', 'question_answered',
  'question_with_analysts', 'best_answer', 'comment_reply', 'followed_answer', 'followed_comment', 'reward'));
