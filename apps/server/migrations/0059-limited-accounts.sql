-- How long an editor has limited somebody's posts, and why.

alter table qa_contributor
  add column limited_until    timestamptz,
  add column limited_reason   text,
  add column limited_sentence text,
  add check ((limited_until is null) = (limited_reason is null)),
  add check (limited_sentence is null or limited_until is not null);
