-- A deleted note with its updates, whole, for a day: so deleting can be undone, and nothing that reads notes has to know.
create table deleted_note (
  id         bigint primary key,
  account_id bigint not null references account on delete cascade,
  note       jsonb not null,
  updates    jsonb not null,
  deleted_at timestamptz not null
);
create index deleted_note_account on deleted_note (account_id);
create index deleted_note_at on deleted_note (deleted_at);
