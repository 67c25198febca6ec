-- Why a question was rejected: a reason of the list, and what the editor added to its sentence. What was written before
-- there was a list stays as it was written.

alter table qa_question add column rejected_reason text;
-- The question that answers it.
alter table qa_question add column answered_by_id bigint references qa_post on delete set null;
update qa_question set rejected_reason = 'other' where rejected_at is not null;
create index qa_question_answered_by on qa_question (answered_by_id) where answered_by_id is not null;
