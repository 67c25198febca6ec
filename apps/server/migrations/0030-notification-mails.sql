-- Whether the daily email has it, and the day of that email in the person's zone; null: still to come.
alter table notification add column in_digest boolean not null default false;
alter table notification add column digest_day date;
create index notification_digest on notification (account_id, created_at) where in_digest and digest_day is null;

-- Emails to send: of one notification, or of a day. Committed with what they tell.
create table notification_mail (
  id              bigint generated always as identity primary key,
  account_id      bigint not null references account on delete cascade,
  notification_id bigint unique references notification on delete cascade,
  digest_day      date,
  state           text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused', 'uncertain')),
  -- A worker's claim: only the last one may say how it ended.
  attempts        integer not null default 0,
  -- Sends that nobody knows the end of. One is repeated, two are not.
  unknown         integer not null default 0,
  -- When to send, or to take over from a worker that went silent; null: done with.
  due_at          timestamptz,
  created_at      timestamptz not null,
  unique (account_id, digest_day),
  check ((notification_id is null) <> (digest_day is null))
);
create index notification_mail_due on notification_mail (due_at) where due_at is not null;
