-- Tokens that a person gives to programs: they read, and write nothing. Kept until revoked.

create table personal_token (
  id            uuid primary key,
  account_id    bigint not null references account on delete cascade,
  name          text not null,
  scope         text not null check (scope in ('figures', 'own')),
  -- SHA-256. A leaked database contains no working token.
  token_hash    bytea not null unique,
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index personal_token_of_account on personal_token (account_id, created_at desc);

create trigger personal_token_revoked after delete on personal_token
  for each row execute function note_account_change('account_id');
