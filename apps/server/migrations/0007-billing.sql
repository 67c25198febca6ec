-- Companies somebody opened in a month (UTC), in the order of opening: one row, so that two requests at the limit meet in it.
create table companies_opened (
  account_id bigint references account on delete cascade,
  -- A browser that keeps its cookie, while nobody is signed in.
  visitor_id uuid,
  month      date not null,
  symbols    text[] not null,
  check (num_nonnulls(account_id, visitor_id) = 1),
  unique nulls not distinct (account_id, visitor_id, month)
);
create index companies_opened_month on companies_opened (month);
