-- When somebody asked the research assistant, for the questions of a day: a chat is deleted for good, and gives none back.

create table ai_asked (
  account_id  bigint not null references account on delete cascade,
  asked_at    timestamptz not null
);
create index ai_asked_of_account on ai_asked (account_id, asked_at);

insert into ai_asked (account_id, asked_at)
select chat.account_id, message.created_at
  from ai_message as message join ai_chat as chat on chat.id = message.chat_id
 where message.answers is null and message.created_at > now() - interval '1 day';
