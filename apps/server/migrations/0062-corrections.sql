-- What an editor says a figure is, beside the facts, of which none is changed. It stands for the value that filings gave
-- then: once they give another, the filings count again.
create table figure_correction (
  cik          bigint not null references company on delete cascade,
  row_key      text not null,
  -- As in the figure source's path: `2024`, `2024-Q3`.
  column_key   text not null,
  kind         text not null check (kind in ('corrected', 'excluded')),
  -- Both in the shares of the filing, before later splits; null: no value.
  value        float8,
  filed_value  float8,
  -- The last contest it was the answer to; its words are the cause.
  contest_id   bigint not null references figure_contest on delete cascade,
  made_at      timestamptz not null,
  primary key (cik, row_key, column_key),
  check ((kind = 'corrected') = (value is not null))
);
create index figure_correction_of_contest on figure_correction (contest_id);
