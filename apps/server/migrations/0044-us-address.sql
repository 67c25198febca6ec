-- Sales tax in the United States follows from these. Empty elsewhere.
alter table billing_details
  add column state       text not null default '',
  add column postal_code text not null default '';
