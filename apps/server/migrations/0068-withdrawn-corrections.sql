-- An editor who decided wrongly withdraws the correction: the figure is what was filed again, and the contest keeps what was
-- decided, and why it was taken back.
alter table figure_contest
  add column withdrawn_at  timestamptz,
  add column withdrawn_why text,
  add column withdrawn_by  bigint references account on delete set null,
  add check ((withdrawn_at is null) = (withdrawn_why is null)),
  add check (withdrawn_by is null or withdrawn_at is not null),
  add check (withdrawn_at is null or decision in ('corrected', 'excluded'));
create index figure_contest_of_withdrawer on figure_contest (withdrawn_by) where withdrawn_by is not null;
