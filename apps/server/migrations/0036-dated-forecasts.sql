-- As readers are shown it, which in sample mode is of the day that is played. A process of the version before leaves it out.
alter table forecast add column dated_at timestamptz not null default now();
update forecast set dated_at = updated_at;
