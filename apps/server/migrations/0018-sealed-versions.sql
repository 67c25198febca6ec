-- A version with a later one is sealed too, whatever the time says.
create or replace function refuse_change_of_sealed_version() returns trigger language plpgsql as $$
begin
  if (new.content, new.hash, new.saved_at, new.began_at) is distinct from (old.content, old.hash, old.saved_at, old.began_at)
     and (new.saved_at >= old.open_until
          or exists (select from forecast_version as later
                      where later.forecast_id = old.forecast_id and later.number > old.number)) then
    raise exception 'version % of forecast % is sealed', old.number, old.forecast_id;
  end if;
  return new;
end $$;
