-- Chats with the research assistant. Private to their person; kept a year after their last message.

create table ai_chat (
  id          bigint generated always as identity primary key,
  account_id  bigint not null references account on delete cascade,
  title       text not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);
create index ai_chat_of_account on ai_chat (account_id, updated_at desc, id desc);

create table ai_message (
  id          bigint generated always as identity primary key,
  chat_id     bigint not null references ai_chat on delete cascade,
  -- The message it answers; null: of the person.
  answers     bigint references ai_message on delete cascade,
  text        text not null,
  -- Chosen by the caller: what is sent twice is one message.
  client_id   uuid,
  -- What an answer states, and why it states nothing.
  figures     jsonb,
  refused     boolean,
  reason      text,
  created_at  timestamptz not null,
  check ((answers is null) = (figures is null)),
  check ((answers is null) = (refused is null)),
  check (answers is null or client_id is null),
  unique (answers),
  unique (chat_id, client_id)
);
create index ai_message_of_chat on ai_message (chat_id, id);
