-- How a forecast foresaw a fiscal year, by the first report of it: once and for all, whatever is imported again.
create table forecast_score (
  forecast_id bigint not null references forecast on delete cascade,
  year        integer not null,
  -- The last version sealed before the report; null where none was.
  version     integer,
  accession   text not null,
  filed       date not null,
  outcome     jsonb,
  primary key (forecast_id, year),
  foreign key (forecast_id, version) references forecast_version (forecast_id, number),
  check ((version is null) = (outcome is null))
);
