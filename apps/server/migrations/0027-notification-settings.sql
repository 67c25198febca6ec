-- Null: not on the page, told by email alone.
alter table notification alter column seq drop not null;

alter table notification drop constraint notification_kind_check;
-- `suspended`: a price alert that can't fire at present.
alter table notification add constraint notification_kind_check
  check (kind in ('price', 'question', 'report', 'suspended'));

-- Whether a person has unread ones is asked with each page.
drop index notification_unread;
create index notification_unread on notification (account_id, seq desc) where read_at is null and seq is not null;
create index notification_created on notification (created_at);

-- Only what a person chose; the rest follows the product's defaults.
create table notification_setting (
  account_id  bigint primary key references account on delete cascade,
  -- By subject and channel, as `{"price": {"mail": false}}`.
  channels    jsonb not null default '{}',
  digest_hour smallint check (digest_hour between 0 and 23),
  time_zone   text,
  bell_sound  boolean
);

-- What a link in an email stops, without signing in. Not a hash: each email shows it again, and it opens nothing else.
create table unsubscribe_link (
  token        text primary key,
  account_id   bigint not null references account on delete cascade,
  subscription text not null check (subscription in ('price', 'report', 'question', 'digest')),
  unique (account_id, subscription)
);
