-- The company somebody opened first: what counts a month leaves out Apple, and whoever has no limit.
create table first_opened (
  account_id bigint primary key references account on delete cascade,
  symbol     text not null,
  opened_at  timestamptz not null
);
insert into first_opened (account_id, symbol, opened_at)
select distinct on (account_id) account_id, symbols[1], month
  from companies_opened
 where account_id is not null and cardinality(symbols) > 0
 order by account_id, month;
