-- What the figures that a text names were when it was posted: readers see those, whatever is filed later.
alter table qa_post add column figures jsonb not null default '[]';

-- Which texts a company's new filings may have restated.
create index qa_post_figures on qa_post using gin (figures jsonb_path_ops) where figures <> '[]';
