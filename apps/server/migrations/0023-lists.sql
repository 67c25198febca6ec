-- No two states of any list, of any person, have the same version.
create sequence list_version;

-- Lists of companies. Every query names their owner.
create table list (
  id          bigint generated always as identity primary key,
  account_id  bigint not null references account on delete cascade,
  name        text not null,
  is_default  boolean not null default false,
  -- Grows with each change of its name or the order of its companies: a change names the one it was made on.
  revision    integer not null default 1,
  -- Another with every change, those of companies and comments too.
  version     bigint not null default nextval('list_version'),
  -- Not a hash: its owner must see the link again, and it opens no more than the row beside it.
  share_token text unique,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  -- Kept for a day, so that deleting can be undone.
  deleted_at  timestamptz
);
create unique index list_name on list (account_id, lower(name)) where deleted_at is null;
create unique index list_default on list (account_id) where is_default and deleted_at is null;
create index list_deleted on list (deleted_at) where deleted_at is not null;

create table list_company (
  list_id    bigint not null references list on delete cascade,
  symbol     text not null,
  -- Whose symbol it was when it was added: a symbol given to another company later is not that company on this list.
  cik        bigint not null,
  place      integer not null,
  added_at   timestamptz not null,
  -- Kept for a day with its place, so that removing can be undone.
  removed_at timestamptz,
  primary key (list_id, symbol)
);
create index list_company_place on list_company (list_id, place, symbol) where removed_at is null;
create index list_company_removed on list_company (removed_at) where removed_at is not null;

create table list_comment (
  id         bigint generated always as identity primary key,
  list_id    bigint not null references list on delete cascade,
  -- Null: on the list as a whole.
  symbol     text,
  -- A row of the lens; null: not on one of its cells.
  field      text,
  text       text not null,
  revision   integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (field is null or symbol is not null)
);
create index list_comment_list on list_comment (list_id, id);
create index list_comment_deleted on list_comment (deleted_at) where deleted_at is not null;

-- Lists an editor keeps, for everybody.
create table curated_list (
  key         text primary key,
  place       integer not null,
  name        text not null,
  description text not null,
  -- Its members follow from the figures by this rule; null: the editor names them.
  rule        text,
  -- The last change of members: the day, who joined and who left.
  last_change jsonb,
  version     bigint not null default nextval('list_version'),
  updated_at  timestamptz not null
);

create table curated_list_company (
  key    text not null references curated_list on delete cascade,
  symbol text not null,
  cik    bigint not null,
  place  integer not null,
  primary key (key, symbol)
);

-- Which rules a listing meets, by its figures as of one version of their document.
create table rule_outcome (
  symbol           text primary key,
  document_version bigint not null,
  -- Of the rules themselves: others are evaluated again.
  rules_version    integer not null,
  met              text[] not null
);
