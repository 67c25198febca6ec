-- Closing rates between two currencies: so much of `quote` for one of `base`. A rate that was told is not changed.
create table exchange_rate (
  base   text not null check (base ~ '^[A-Z]{3}$'),
  quote  text not null check (quote ~ '^[A-Z]{3}$' and quote <> base),
  day    date not null,
  rate   double precision not null check (rate > 0),
  source text not null,
  primary key (base, quote, day)
);
