-- A person's forecasts by name are part of what a process knows of them: it forgets them as it does an account that changed.
create function note_forecast_change() returns trigger language plpgsql as $$
begin
  insert into account_change (account_id, version)
  values (coalesce(new.account_id, old.account_id), nextval('account_version'))
  on conflict (account_id) do update set version = excluded.version;
  return null;
end $$;

create trigger forecast_named after insert or delete or update of name, deleted_at on forecast
  for each row execute function note_forecast_change();
