-- What somebody typed over averages or analysts' consensus: inputs alone. Whoever reads or writes one names its owner.
create table forecast (
  id              bigint generated always as identity primary key,
  account_id      bigint not null references account on delete cascade,
  cik             bigint not null references company,
  -- The listing it was last saved from: the others of the company show it too.
  symbol          text not null,
  name            text not null,
  starts_from     text not null check (starts_from in ('averages', 'analysts')),
  -- The last fiscal year filed when the values were typed.
  base_year       integer not null,
  -- By fiscal year or Terminal, then by row.
  typed           jsonb not null,
  required_return double precision not null,
  terminal_growth double precision not null,
  method          text,
  leverage        text not null check (leverage in ('levered', 'unlevered')),
  own_figures     jsonb not null,
  copied_from     text,
  -- Grows with each change: a save names the one it was made on.
  revision        integer not null default 1,
  -- Not a hash: its owner must see the link again, and it opens no more than the row beside it.
  share_token     text unique,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  -- Kept for a day, so that deleting can be undone.
  deleted_at      timestamptz
);
create unique index forecast_name on forecast (account_id, cik, lower(name)) where deleted_at is null;
create index forecast_cik on forecast (cik);
create index forecast_deleted on forecast (deleted_at) where deleted_at is not null;

-- A forecast as it stood, with all that was known then. One is replaced by later saves until `open_until`, then never again.
create table forecast_version (
  forecast_id bigint not null references forecast on delete cascade,
  number      integer not null,
  began_at    timestamptz not null,
  open_until  timestamptz not null,
  saved_at    timestamptz not null,
  content     jsonb not null,
  -- SHA-256 of all of it, in an order of keys that does not depend on how it is stored.
  hash        bytea not null,
  primary key (forecast_id, number)
);

create function refuse_change_of_sealed_version() returns trigger language plpgsql as $$
begin
  if new.saved_at >= old.open_until
     and (new.content, new.hash, new.saved_at, new.began_at) is distinct from (old.content, old.hash, old.saved_at, old.began_at) then
    raise exception 'version % of forecast % is sealed', old.number, old.forecast_id;
  end if;
  return new;
end $$;

create trigger version_is_sealed before update on forecast_version
  for each row execute function refuse_change_of_sealed_version();
