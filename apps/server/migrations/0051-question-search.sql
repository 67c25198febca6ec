-- What questions are found by. In a table of its own: each answer gives its question a new version, and beside the
-- version every word would be indexed again.

drop index qa_question_search;

create table qa_search (
  question_id bigint primary key references qa_question on delete cascade,
  title       text not null,
  -- Its tags, the symbols of its companies and their names, as they were when it was written.
  labels      text not null,
  body        text not null,
  -- Words in any form, and as they are written: what somebody is still typing is the beginning of the latter, and
  -- languages other than English have no other.
  words       tsvector not null generated always as (
    setweight(to_tsvector('english', title) || to_tsvector('simple', title), 'A')
    || setweight(to_tsvector('english', labels) || to_tsvector('simple', labels), 'B')
    || setweight(to_tsvector('english', body), 'C')) stored
);
-- Without a list of words to be indexed later, which each search would read from one end to the other.
create index qa_search_words on qa_search using gin (words) with (fastupdate = off);

create function qa_letters(word text) returns text language sql immutable strict as $$
  select string_agg(letter, '' order by letter collate "C") from regexp_split_to_table(word, '') as letter
$$;

-- Words of titles and labels, which what somebody mistyped is compared with.
create table qa_word (
  word    text primary key,
  -- The same letters in order: what is swapped in a short word leaves it nothing else in common.
  letters text not null generated always as (qa_letters(word)) stored
);
create index qa_word_letters on qa_word (letters);

create function qa_search_write(ids bigint[]) returns void language plpgsql as $$
declare
  fresh text[];
begin
  insert into qa_search (question_id, title, labels, body)
  select post_id, title,
         concat_ws(' ',
           (select string_agg(name, ' ' order by place) from qa_question_tag join qa_tag on key = tag
             where question_id = post_id),
           (select string_agg(company.symbol || ' ' || short_name, ' ' order by place)
              from qa_question_company as company join listing using (symbol) where question_id = post_id)),
         left(text, 5000)
    from qa_question join qa_post on id = post_id
   where post_id = any(ids)
   order by post_id
  on conflict (question_id) do update set title = excluded.title, labels = excluded.labels, body = excluded.body
   where (qa_search.title, qa_search.labels, qa_search.body)
         is distinct from (excluded.title, excluded.labels, excluded.body);

  select array_agg(distinct found.word) into fresh
    from qa_search, unnest(tsvector_to_array(to_tsvector('simple', title || ' ' || labels))) as found (word)
   where question_id = any(ids) and length(found.word) between 4 and 30 and found.word !~ '[^[:alpha:]]'
     and not exists (select from qa_word where qa_word.word = found.word);
  if fresh is null then return; end if;
  -- Two who write the same new words would wait for each other.
  perform pg_advisory_xact_lock(7268340563);
  insert into qa_word (word) select unnest(fresh) on conflict do nothing;
end $$;

create function qa_search_added() returns trigger language plpgsql as $$
begin
  perform qa_search_write(array(select distinct question_id from changed));
  return null;
end $$;

create function qa_search_asked() returns trigger language plpgsql as $$
begin
  perform qa_search_write(array(select post_id from changed));
  return null;
end $$;

create function qa_search_titled() returns trigger language plpgsql as $$
begin
  perform qa_search_write(array[new.post_id]);
  return null;
end $$;

create function qa_search_edited() returns trigger language plpgsql as $$
begin
  perform qa_search_write(array[new.id]);
  return null;
end $$;

create trigger qa_search_asked after insert on qa_question
  referencing new table as changed for each statement execute function qa_search_asked();
create trigger qa_search_titled after update of title on qa_question
  for each row when (old.title is distinct from new.title) execute function qa_search_titled();
create trigger qa_search_edited after update of text on qa_post
  for each row when (new.kind = 'question' and old.text is distinct from new.text) execute function qa_search_edited();
create trigger qa_search_tagged after insert on qa_question_tag
  referencing new table as changed for each statement execute function qa_search_added();
create trigger qa_search_untagged after delete on qa_question_tag
  referencing old table as changed for each statement execute function qa_search_added();
create trigger qa_search_company after insert on qa_question_company
  referencing new table as changed for each statement execute function qa_search_added();
create trigger qa_search_no_company after delete on qa_question_company
  referencing old table as changed for each statement execute function qa_search_added();

-- Some of the questions with these words, by the index whatever the planner guesses: a guess that many match reads all.
create function qa_find(wanted tsquery, most integer) returns setof bigint language sql stable
  set enable_seqscan = off as $$
  select question_id from qa_search where words @@ wanted limit most
$$;

-- Mistyped words need pg_trgm, which not every PostgreSQL lets a database have: without it search does without.
-- Called again each night, in case it is allowed by then.
create function qa_use_trigrams() returns boolean language plpgsql as $$
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    begin
      create extension pg_trgm;
    exception when others then
      return false;
    end;
  end if;
  create index if not exists qa_word_trigrams on qa_word using gin (word gin_trgm_ops);
  return true;
end $$;
select qa_use_trigrams();

do $$ begin
  perform qa_search_write(array(select post_id from qa_question));
end $$;
