-- Texts that editors keep. A block without a row is as the product came: version 0.
create sequence content_change;

-- Never updated or deleted: an earlier version that is put back becomes a new one.
create table content_version (
  key           text not null,
  version       integer not null check (version > 0),
  content       jsonb not null,
  what_changed  text,
  put_back_from integer,
  published_by  bigint references account (id) on delete set null,
  published_at  timestamptz not null,
  change        bigint not null default nextval('content_change'),
  primary key (key, version)
);
create index content_version_change on content_version (change);
create index content_version_published_by on content_version (published_by);

-- One of each editor for a block.
create table content_draft (
  key        text not null,
  account_id bigint not null references account (id) on delete cascade,
  content    jsonb not null,
  based_on   integer not null,
  revision   integer not null,
  edited_at  timestamptz not null,
  primary key (key, account_id)
);
create index content_draft_account on content_draft (account_id);

-- Named by the hash of its bytes, so that its address can be cached for ever.
create table content_image (
  name        text primary key,
  content     bytea not null,
  width       integer not null,
  height      integer not null,
  uploaded_by bigint references account (id) on delete set null,
  uploaded_at timestamptz not null
);
create index content_image_uploaded_by on content_image (uploaded_by);
