-- What questions like another are ranked by: the words of hundreds of titles were read again for each that an editor looks at.
alter table qa_search
  add column title_words tsvector not null generated always as (to_tsvector('english', title)) stored;
