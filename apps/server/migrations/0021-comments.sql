-- A person's comments on single figures of a company's table. Every query names their owner.
create table cell_comment (
  id                 bigint generated always as identity primary key,
  account_id         bigint not null references account on delete cascade,
  cik                bigint not null references company,
  -- The listing it was written on, whose price and currency it keeps: the others of the company show it too.
  symbol             text not null,
  row_key            text not null,
  column_key         text not null,
  -- averages, analysts or the id of a saved one, which may be deleted; null for a column of filings.
  forecast           text,
  forecast_name      text,
  -- Of columns that move on: the end of the last period filed when it was written.
  filed_until        date,
  title              text,
  text               text not null,
  price              double precision,
  currency           text not null,
  price_at           timestamptz,
  price_is_simulated boolean not null,
  -- Grows with each change: an update names the one it was made on.
  revision           integer not null default 1,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  -- Kept for a day, so that deleting can be undone.
  deleted_at         timestamptz
);
create index cell_comment_owner on cell_comment (account_id, cik);
create index cell_comment_cik on cell_comment (cik);
create index cell_comment_deleted on cell_comment (deleted_at) where deleted_at is not null;
