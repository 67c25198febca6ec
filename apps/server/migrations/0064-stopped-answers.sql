-- Answers whose caller left before they were whole: what was written by then stays, until the question is sent again.

alter table ai_message
  add column stopped boolean not null default false,
  add check (answers is not null or not stopped);
