-- What a source says a symbol stands for; the listing is what follows from all of them. The newest of a source is the one said last.
create sequence listing_claim_said;
create table listing_claim (
  symbol     text not null check (symbol = upper(symbol)),
  -- Who says so: the list of tickers, an index beside files, the submissions of a filer, the sample, or a listing of before.
  claimant   text not null,
  cik        bigint not null,
  name       text not null,
  short_name text not null,
  exchange   text,
  rank       integer,
  said       bigint not null default nextval('listing_claim_said'),
  primary key (symbol, claimant, cik)
);
create index listing_claim_cik on listing_claim (cik);

insert into listing_claim (symbol, claimant, cik, name, short_name, exchange, rank)
select symbol, 'before', cik, name, short_name, exchange, nullif(rank, 2147483647) from listing;

-- What a source says of a company beside its figures, by symbol (or CIK), kept until there is such a company.
create table company_words (
  subject          text not null,
  source           text not null,
  profile          jsonb not null,
  chief_executives jsonb,
  primary key (subject, source)
);

-- Prices and estimates may come before the list that names their symbol.
alter table close_price drop constraint close_price_symbol_fkey;
alter table dividend drop constraint dividend_symbol_fkey;
alter table split drop constraint split_symbol_fkey;
alter table estimate drop constraint estimate_symbol_fkey;
