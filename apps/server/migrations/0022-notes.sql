-- What somebody wrote about companies. Every query names their owner.
create table note (
  id                  bigint generated always as identity primary key,
  account_id          bigint not null references account on delete cascade,
  title               text,
  description         text not null,
  -- In the order they were typed; prices are of the first.
  symbols             text[] not null check (cardinality(symbols) > 0),
  currency            text not null,
  note_price          double precision,
  -- As `330-450`.
  fair_value_estimate text,
  below_price         double precision,
  -- By symbol, what was known when it was written.
  known               jsonb not null,
  -- Title, text and symbols of it and its updates, in lower case.
  searched            text not null,
  -- Grows with each change of the note or its updates: a change names the one it was made on.
  revision            integer not null default 1,
  created_at          timestamptz not null,
  updated_at          timestamptz not null
);
create index note_newest on note (account_id, created_at desc, id desc);
create index note_updated on note (account_id, updated_at desc, id desc);
create index note_company on note (account_id, (symbols[1]), created_at desc, id desc);

create table note_update (
  id                  bigint generated always as identity primary key,
  note_id             bigint not null references note on delete cascade,
  title               text,
  description         text not null,
  symbols             text[] not null check (cardinality(symbols) > 0),
  note_price          double precision,
  fair_value_estimate text,
  below_price         double precision,
  known               jsonb not null,
  created_at          timestamptz not null
);
create index note_update_note on note_update (note_id, id desc);

-- Each symbol of a note and its updates, to find it on the pages of all of them.
create table note_symbol (
  account_id bigint not null,
  symbol     text not null,
  note_id    bigint not null references note on delete cascade,
  primary key (account_id, symbol, note_id)
);
create index note_symbol_note on note_symbol (note_id);

-- Symbols may be added; what is there stays as it was.
create function refuse_change_of_known() returns trigger language plpgsql as $$
begin
  if exists (select from jsonb_each(old.known) as before where new.known -> before.key is distinct from before.value) then
    raise exception 'what was known when % % was written is sealed', tg_table_name, old.id;
  end if;
  return new;
end $$;

create trigger note_known_is_sealed before update of known on note
  for each row execute function refuse_change_of_known();
create trigger note_update_known_is_sealed before update of known on note_update
  for each row execute function refuse_change_of_known();
