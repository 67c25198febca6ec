-- An email of a notification is whose that is; only that of a day says whose it is. Stop
-- workers of before: they would take one without an account for one that nobody wants.
alter table notification_mail alter column account_id drop not null;
update notification_mail set account_id = null where notification_id is not null;
alter table notification_mail add check ((account_id is null) = (digest_day is null));
alter table notification_mail drop constraint notification_mail_account_id_digest_day_key;
create unique index notification_mail_digest on notification_mail (account_id, digest_day) where account_id is not null;

-- What people were told of a company stays as it was when it is no longer listed.
alter table notification drop constraint notification_symbol_fkey;

-- Rows arrive in the order of their time: a summary of each range of pages finds the old ones.
drop index notification_created;
create index notification_created on notification using brin (created_at);
