-- Answers that a language model words.

alter table ai_message
  -- How an answer ended that isn't whole: its person stopped it, nobody read it any more, or the model failed.
  add column ended text check (ended in ('stopped', 'failed')),
  -- Sentences that weren't shown, as what they say isn't in the figures.
  add column left_out integer not null default 0 check (left_out >= 0),
  add check (stopped or ended is null);
update ai_message set ended = 'stopped' where stopped;

-- What the language model cost in a month, by its prices of the day. A reserved amount counts until the real one is known: a
-- process that dies in between leaves it.
create table ai_spending (
  month          date primary key check (extract(day from month) = 1),
  input_tokens   bigint not null check (input_tokens >= 0),
  output_tokens  bigint not null check (output_tokens >= 0),
  -- Millionths of a dollar.
  cost           bigint not null check (cost >= 0)
);
