-- An edit that an editor declined stays for its author, who changes it or takes it back.
alter table qa_question_edit add column declined_at timestamptz;
