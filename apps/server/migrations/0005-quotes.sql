-- The last price that was believed of each listing. One writer at a time draws versions, as for documents.
create sequence quote_version;

create table quote (
  symbol         text primary key references listing on delete cascade,
  price          double precision not null check (price > 0),
  previous_close double precision check (previous_close > 0),
  traded_at      timestamptz not null,
  recorded_at    timestamptz not null,
  delay_minutes  integer not null,
  source         text not null,
  -- Of a replayed trading day: never mixed with what was traded.
  simulated      boolean not null,
  -- Rises with every change, so a process can ask what changed since it last looked.
  version        bigint not null default nextval('quote_version')
);
create index quote_changes on quote (version);

-- Five-minute prices of the last sessions, a row a session: seconds since 1970 and prices, in step.
create table intraday (
  symbol    text not null references listing on delete cascade,
  day       date not null,
  seconds   double precision[] not null,
  prices    double precision[] not null,
  simulated boolean not null,
  source    text not null,
  primary key (symbol, day)
);

-- What a source told and nobody believed: how often for each reason, and the last of it.
create table quarantined_tick (
  symbol     text not null references listing on delete cascade,
  source     text not null,
  why        text not null,
  -- As told last: it may be no number at all.
  price      text not null,
  traded_at  text not null,
  first_told timestamptz not null,
  last_told  timestamptz not null,
  times      integer not null default 1,
  primary key (symbol, source, why)
);

-- When somebody last looked at a company, to within seconds: what is looked at is refreshed first.
create table asked_symbol (
  symbol   text primary key references listing on delete cascade,
  asked_at timestamptz not null
);
create index asked_symbol_recent on asked_symbol (asked_at);

-- Work that one process does for all: who has it, and until when unless it says so again.
create table lease (
  name   text primary key,
  holder text not null,
  until  timestamptz not null
);
