-- A renewal was refused: the plan stays until then. Every page of the person says so, so it is known with the account.
alter table account add column grace_until timestamptz;
