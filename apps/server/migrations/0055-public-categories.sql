-- Pages of questions are found along an index that has only what everybody sees, by category: questions of a rare one are
-- few among all, and in an order by votes or answers all others would be read first.

alter table qa_post
  -- Of a question that is approved: its category; of others and of other posts null. Kept by triggers, beside
  -- `removed_at`, votes and answers, as an index is of one table.
  add column public_category text check (public_category is null or kind = 'question');

create function qa_public_category(status text, category text) returns text language sql immutable as $$
  select case when status in ('open', 'with_analysts', 'answered') then category end
$$;

create function qa_post_categorize() returns trigger language plpgsql as $$
begin
  update qa_post set public_category = qa_public_category(new.status, new.category)
   where id = new.post_id and public_category is distinct from qa_public_category(new.status, new.category);
  return null;
end $$;
create trigger qa_post_category_added after insert on qa_question
  for each row when (qa_public_category(new.status, new.category) is not null) execute function qa_post_categorize();
create trigger qa_post_category_changed after update of status, category on qa_question
  for each row when (qa_public_category(old.status, old.category)
                     is distinct from qa_public_category(new.status, new.category))
  execute function qa_post_categorize();

update qa_post set public_category = qa_public_category(status, category) from qa_question
 where post_id = id and qa_public_category(status, category) is not null;

drop index qa_post_liked;
drop index qa_post_answered;
create index qa_post_liked on qa_post (likes desc, id desc)
  where public_category is not null and removed_at is null;
create index qa_post_answered on qa_post (children desc, id desc)
  where public_category is not null and removed_at is null;
create index qa_post_category_liked on qa_post (public_category, likes desc, id desc)
  where public_category is not null and removed_at is null;
create index qa_post_category_answered on qa_post (public_category, children desc, id desc)
  where public_category is not null and removed_at is null;
create index qa_question_category_active on qa_question (category, active_at desc, post_id desc);
create index qa_question_category on qa_question (category, post_id);

-- Few, and subtracted from what waits, so that counting doesn’t look up each that waits.
create index qa_post_removed_question on qa_post (id) where kind = 'question' and removed_at is not null;

-- Some of the questions with all of `exact` (null: there is none) and a word with one of some beginnings. The index collects
-- everything with a beginning before it looks at the other words, and one of two letters half of all questions have: where
-- few have the others these are read instead, and where the beginning is common, one after the other until there are enough.
create function qa_find_begun(exact tsquery, beginning tsquery, is_common boolean, most integer) returns setof bigint
  language plpgsql stable set enable_seqscan = off as $$
declare
  few constant integer := 1000;
  listed bigint[];
begin
  if exact is not null then
    listed := array(select question_id from qa_search where words @@ exact limit few + 1);
    if cardinality(listed) <= few then
      return query select question_id from qa_search where question_id = any(listed) and words @@ beginning limit most;
    elsif is_common then
      return query
        select question_id from (select question_id, words from qa_search where words @@ exact offset 0) as read
         where words @@ beginning limit most;
    else
      return query select question_id from qa_search where words @@ (exact && beginning) limit most;
    end if;
  elsif is_common then
    return query
      select question_id from (select question_id, words from qa_search order by question_id desc offset 0) as read
       where words @@ beginning limit most;
  else
    return query select question_id from qa_search where words @@ beginning limit most;
  end if;
end $$;
