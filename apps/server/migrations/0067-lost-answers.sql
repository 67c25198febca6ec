-- Whether a person stopped an answer, or the connection to them was lost: both look the same to the server that writes it.

alter table ai_message
  -- When the answer to this message was to stop.
  add column stop_asked_at timestamptz,
  add check (answers is null or stop_asked_at is null),
  drop constraint ai_message_ended_check,
  add constraint ai_message_ended_check check (ended in ('stopped', 'lost', 'failed'));
