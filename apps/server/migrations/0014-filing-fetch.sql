-- Filings of a listed company that somebody opened without data: at most one fetch of a company, in any process.
create table filing_fetch (
  cik          bigint primary key,
  symbol       text not null,
  state        text not null check (state in ('queued', 'fetching', 'reading', 'calculating', 'pricing', 'ready', 'refused')),
  refusal      text check ((refusal is null) = (state <> 'refused')),
  requested_at timestamptz not null,
  updated_at   timestamptz not null
);
create index filing_fetch_requested on filing_fetch (requested_at);
