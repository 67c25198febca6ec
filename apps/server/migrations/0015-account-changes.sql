-- Which accounts changed last, so that processes forget what they know of them. Written by triggers: no writer can omit it.
create sequence account_version;

create table account_change (
  account_id bigint primary key,
  version bigint not null
);
create index account_change_version on account_change (version);

create function note_account_change() returns trigger language plpgsql as $$
begin
  insert into account_change (account_id, version)
  values ((to_jsonb(old) ->> tg_argv[0])::bigint, nextval('account_version'))
  on conflict (account_id) do update set version = excluded.version;
  return null;
end $$;

create trigger account_changed after update or delete on account
  for each row execute function note_account_change('id');
create trigger avatar_changed after update or delete on avatar
  for each row execute function note_account_change('account_id');
create trigger session_ended after delete on session
  for each row execute function note_account_change('account_id');
