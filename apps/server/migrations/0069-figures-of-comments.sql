-- What the figures that a comment names were when it was written: it shows those, whatever is filed later.
alter table comment add column figures jsonb not null default '[]';
create index comment_figures on comment using gin (figures jsonb_path_ops) where figures <> '[]';

-- Stop the old worker before the new version starts: it writes to the table that goes. What it has not committed is waited for.
lock table qa_figures_due in access exclusive mode;

-- Companies whose figures have changed while texts of one kind name some of them: a worker looks whether those are restated.
create table figures_due (
  texts  text not null,
  symbol text not null references listing on delete cascade,
  since  timestamptz not null,
  primary key (texts, symbol)
);
create index figures_due_symbol on figures_due (symbol);
insert into figures_due (texts, symbol, since) select 'qa_post', symbol, since from qa_figures_due;
drop table qa_figures_due;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'price', 'question', 'report', 'suspended', 'question_approved', 'question_rejected', 'question_answered',
  'question_with_analysts', 'best_answer', 'comment_reply', 'followed_answer', 'followed_comment', 'reward',
  'post_hidden', 'post_approved', 'post_rejected', 'edit_applied', 'edit_declined', 'contest_answered', 'figure_restated',
  'own_figure_restated'));
