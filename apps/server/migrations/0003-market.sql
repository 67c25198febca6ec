create table close_price (
  symbol    text not null references listing on delete cascade,
  day       date not null,
  close     double precision not null check (close > 0),
  -- Drawn from a fixed seed between two real closes.
  simulated boolean not null default false,
  source    text not null,
  primary key (symbol, day)
);

create table dividend (
  symbol  text not null references listing on delete cascade,
  ex_date date not null,
  amount  double precision not null check (amount > 0),
  source  text not null,
  primary key (symbol, ex_date)
);

create table split (
  symbol    text not null references listing on delete cascade,
  effective date not null,
  ratio     double precision not null check (ratio > 0),
  source    text not null,
  primary key (symbol, effective)
);

-- What analysts expected, kept by the day it was read.
create table estimate (
  symbol  text not null references listing on delete cascade,
  as_of   date not null,
  source  text not null,
  figures jsonb not null,
  primary key (symbol, as_of)
);
