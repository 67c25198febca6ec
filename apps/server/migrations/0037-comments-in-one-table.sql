-- Comments on figures and those on lists come to one table, which comments on other things and replies will use.

-- What a process of the version before has not committed yet is waited for: it would be dropped uncopied.
lock table cell_comment, list_comment in access exclusive mode;

create table comment (
  id                 bigint generated always as identity primary key,
  account_id         bigint not null references account on delete cascade,
  subject            text not null,
  -- What it is on: a figure of this company, or this list, a company of it or a cell of its lens.
  cik                bigint references company,
  list_id            bigint references list on delete cascade,
  -- Of a figure the listing it was written on, whose price and currency it keeps: the others of the company show it too.
  symbol             text,
  -- A row of the table, or of the lens.
  row_key            text,
  column_key         text,
  -- averages, analysts or the id of a saved one, which may be deleted; null for a column of filings.
  forecast           text,
  -- What it replies to. Numbered before it, so rows in the order of their numbers can be restored.
  parent_id          bigint references comment check (parent_id < id),
  title              text,
  text               text not null,
  forecast_name      text,
  -- Of columns that move on: the end of the last period filed when it was written.
  filed_until        date,
  price              double precision,
  currency           text,
  price_at           timestamptz,
  price_is_simulated boolean,
  -- Grows with each change: an update names the one it was made on.
  revision           integer not null default 1,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  -- Kept for a day, so that deleting can be undone.
  deleted_at         timestamptz,
  -- Of a comment on a list from before this table: it is found by this number, too.
  former_id          bigint,
  constraint comment_subject check (
    case subject
      when 'figure' then
        num_nulls(cik, symbol, row_key, column_key, currency, price_is_simulated) = 0 and list_id is null
      when 'list' then list_id is not null and num_nonnulls(cik, symbol, row_key) = 0
      when 'list_company' then num_nulls(list_id, symbol) = 0 and num_nonnulls(cik, row_key) = 0
      when 'lens_cell' then num_nulls(list_id, symbol, row_key) = 0 and cik is null
      else false
    end)
);

insert into comment (id, account_id, subject, cik, symbol, row_key, column_key, forecast, title, text, forecast_name, filed_until,
                     price, currency, price_at, price_is_simulated, revision, created_at, updated_at, deleted_at)
overriding system value
select id, account_id, 'figure', cik, symbol, row_key, column_key, forecast, title, text, forecast_name, filed_until,
       price, currency, price_at, price_is_simulated, revision, created_at, updated_at, deleted_at
  from cell_comment;

-- Numbered after all numbers that either table ever gave: none means two comments.
insert into comment (id, account_id, subject, list_id, symbol, row_key, text, revision, created_at, updated_at, deleted_at, former_id)
overriding system value
select numbers.given + list_comment.id, list.account_id,
       case when field is not null then 'lens_cell' when symbol is not null then 'list_company' else 'list' end,
       list_id, symbol, field, text, list_comment.revision, list_comment.created_at, list_comment.updated_at,
       list_comment.deleted_at, list_comment.id
  from list_comment
  join list on list.id = list_id,
       (select greatest(pg_sequence_last_value('cell_comment_id_seq'), pg_sequence_last_value('list_comment_id_seq')) as given) numbers;

select setval('comment_id_seq', given)
  from (select greatest(pg_sequence_last_value('cell_comment_id_seq'), pg_sequence_last_value('list_comment_id_seq'))
               + coalesce(pg_sequence_last_value('list_comment_id_seq'), 0) as given) numbers
 where given is not null;

create index comment_company on comment (account_id, cik) where cik is not null;
create index comment_cik on comment (cik) where cik is not null;
create index comment_list on comment (list_id, id) where list_id is not null;
create index comment_parent on comment (parent_id) where parent_id is not null;
create index comment_deleted on comment (deleted_at) where deleted_at is not null;
create unique index comment_former on comment (former_id) where former_id is not null;

drop table cell_comment, list_comment;
