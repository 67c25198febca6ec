-- A person's notifications. Numbered for each person without gaps, so that a reader who missed a number knows.
create table notification (
  id         bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  seq        bigint not null,
  kind       text not null check (kind in ('price', 'question', 'report')),
  -- What it is about, as `7/2` for the second firing of alert 7: told once, however often it is reported.
  subject    text not null,
  symbol     text references listing on delete set null,
  -- What its sentences are made from; never a sentence.
  data       jsonb not null,
  created_at timestamptz not null,
  read_at    timestamptz,
  unique (account_id, seq),
  unique (account_id, kind, subject)
);
create index notification_unread on notification (account_id, seq) where read_at is null;

-- The last number of each person. Locked by each writer, so numbers become visible in order.
create table notification_count (
  account_id bigint primary key references account on delete cascade,
  last       bigint not null
);
