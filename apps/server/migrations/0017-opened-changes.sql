-- Which months' companies changed last, so that processes learn what others counted. Written by a trigger: no writer can omit it.
create sequence companies_opened_version;

alter table companies_opened add column version bigint not null default 0;
create index companies_opened_by_version on companies_opened (version);

create function version_companies_opened() returns trigger language plpgsql as $$
begin
  new.version := nextval('companies_opened_version');
  return new;
end $$;

create trigger companies_opened_changed before insert or update of symbols on companies_opened
  for each row execute function version_companies_opened();
