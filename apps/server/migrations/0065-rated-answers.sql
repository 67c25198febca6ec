-- What the person of a chat thinks of an answer.

alter table ai_message
  add column rating text check (rating in ('good', 'bad')),
  add check (answers is not null or rating is null);
