-- What the figures that a text names were when it was posted: readers see those, whatever is filed later.
alter table qa_post add column figures jsonb not null default '[]';

-- Which texts a company's new filings may have restated.
create index qa_post_figures on qa_post using gin (figures jsonb_path_ops) where figures <> '[]';

-- Companies whose figures have changed while texts name some of them: a worker looks whether those are restated.
create table qa_figures_due (
  symbol text primary key references listing on delete cascade,
  since  timestamptz not null
);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'price', 'question', 'report', 'suspended', 'question_approved', 'question_rejected', 'question_answered',
  'question_with_analysts', 'best_answer', 'comment_reply', 'followed_answer', 'followed_comment', 'reward',
  'post_hidden', 'post_approved', 'post_rejected', 'edit_applied', 'edit_declined', 'contest_answered', 'figure_restated'));
