-- Who filed for a company before it had its CIK. Its facts stay its own; they are read with the successor's.
create table predecessor (
  cik             bigint not null,
  predecessor_cik bigint not null,
  -- The day of the succession: what the predecessor filed from then on is not the successor's.
  until           date not null,
  -- The filing that says so.
  source          text not null,
  primary key (cik, predecessor_cik),
  check (cik <> predecessor_cik)
);
create index predecessor_of on predecessor (predecessor_cik);
