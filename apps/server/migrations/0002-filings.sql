-- Nothing in these two tables is ever updated: a restatement is another fact of another filing.
create table filing (
  accession text primary key,
  cik       bigint not null references company on delete cascade,
  form      text not null,
  filed     date not null
);
create index filing_cik on filing (cik);

create table fact (
  -- Of a company by way of its filing.
  cik          bigint not null,
  taxonomy     text not null,
  tag          text not null,
  unit         text not null,
  period_start date,
  period_end   date not null,
  value        double precision not null,
  accession    text not null references filing,
  unique nulls not distinct (cik, taxonomy, tag, unit, period_start, period_end, accession)
);

-- One row a source file or answer: an unchanged one is not read twice, an interrupted import goes on where it was.
create table import_source (
  source       text not null,
  item         text not null,
  content_hash text not null,
  imported_at  timestamptz not null default now(),
  primary key (source, item)
);
