-- A company is who files; a listing is a symbol people type. One filer may have several (GOOG, GOOGL).
create table company (
  cik                  bigint primary key,
  name                 text not null,
  fiscal_year_end      text check (fiscal_year_end ~ '^[0-9]{4}$'),
  sic                  text,
  sic_description      text,
  reported_currency    text,
  -- What the filings do not say, from profiles: sector, industry, website, employees, headquarters, summary, keywords ...
  profile              jsonb not null default '{}',
  updated_at           timestamptz not null default now()
);

create table listing (
  symbol     text primary key check (symbol = upper(symbol)),
  cik        bigint not null,
  name       text not null,
  short_name text not null,
  exchange   text,
  currency   text not null default 'USD',
  -- Shares of the filer that one unit of this listing stands for; null when it is an ADR of unknown ratio.
  adr_ratio  double precision default 1,
  -- Where the symbol stands in the SEC's list (by size): breaks ties in search.
  rank       integer not null default 2147483647,
  -- Lower case, for search.
  symbol_key text generated always as (lower(symbol)) stored,
  name_key   text generated always as (lower(name)) stored
);
create index listing_cik on listing (cik);
create index listing_symbol_key on listing (symbol_key text_pattern_ops, rank);

create table chief_executive (
  cik        bigint not null references company on delete cascade,
  full_name  text not null,
  start_year integer not null,
  end_year   integer,
  primary key (cik, full_name, start_year)
);
