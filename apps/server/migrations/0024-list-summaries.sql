-- What all lists of a person show of their companies: counting them for five hundred lists takes longer than the rest.
alter table list
  add column company_count integer not null default 0,
  -- The first ten, in their order.
  add column shown text[] not null default '{}';

update list
   set company_count = (select count(*) from list_company where list_id = list.id and removed_at is null),
       shown = array (select symbol from list_company where list_id = list.id and removed_at is null
                       order by place, symbol limit 10);
