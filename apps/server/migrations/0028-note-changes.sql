-- How many notes a person has, and a number that grows with each change of one: counting ten thousand wide rows takes
-- longer than reading a page of them. Written by triggers, so that no writer can omit it; its row is locked until the
-- writer commits, so that numbers become visible in order.
create table note_change (
  account_id bigint primary key references account on delete cascade,
  version    bigint not null default 1,
  notes      integer not null
);

insert into note_change (account_id, notes) select account_id, count(*) from note group by account_id;

create function note_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into note_change (account_id, notes) select account_id, count(*) from changed group by account_id
    on conflict (account_id) do update
       set version = note_change.version + 1, notes = note_change.notes + excluded.notes;
  else
    update note_change
       set version = version + 1, notes = note_change.notes - case when tg_op = 'DELETE' then counted.notes else 0 end
      from (select account_id, count(*) as notes from changed group by account_id) as counted
     where note_change.account_id = counted.account_id;
  end if;
  return null;
end $$;

create trigger note_added after insert on note referencing new table as changed
  for each statement execute function note_changed();
create trigger note_edited after update on note referencing new table as changed
  for each statement execute function note_changed();
create trigger note_removed after delete on note referencing old table as changed
  for each statement execute function note_changed();

-- The price of its first company when it was written: taken out of `known` for ten thousand notes at once, it takes a second.
alter table note
  add column price_then      double precision generated always as ((known -> symbols[1] ->> 'price')::double precision) stored,
  add column price_time_then text generated always as (known -> symbols[1] ->> 'priceTime') stored;
alter table note_update
  add column price_then      double precision generated always as ((known -> symbols[1] ->> 'price')::double precision) stored,
  add column price_time_then text generated always as (known -> symbols[1] ->> 'priceTime') stored;
