-- Who may write how much: the first two texts of an account wait for an editor, and what somebody says twice is found.

alter table qa_contributor
  -- Written before others knew who writes here: they are not new. Null: what editors approved decides.
  add column settled_at timestamptz;
update qa_contributor set settled_at = now();

alter table qa_post
  -- An answer or a comment that an editor has yet to read; gone with the approval, from which the text is dated then.
  add column held_at            timestamptz,
  -- When a text that was held was written.
  add column written_at         timestamptz,
  -- An editor said no: its author alone still reads it, with the reason.
  add column declined_at        timestamptz check (declined_at is null or held_at is not null),
  add column declined_because   text,
  add column declined_sentence  text,
  -- Of its words, by which the same text is found however it is dressed up. Null of what was written before.
  add column text_hash          bytea,
  -- Its author says so: they own the share it is about.
  add column owns_share         boolean not null default false,
  -- Its author says so: a program wrote it. It earns nothing.
  add column is_generated       boolean not null default false,
  add check (held_at is null or kind <> 'question'),
  add check ((declined_at is null) = (declined_because is null));
-- What is held is as good as removed: counted nowhere, and read by its author and editors.
alter table qa_post drop column removed_at;
alter table qa_post
  add column removed_at timestamptz generated always as (coalesce(deleted_at, hidden_at, held_at)) stored;
create index qa_post_held on qa_post (id) where held_at is not null and declined_at is null;
create index qa_post_same_text on qa_post (text_hash, created_at) where text_hash is not null;
