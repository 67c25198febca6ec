-- One row an account: who pays for it, and the plan that follows from its ledger. It outlives the account, without saying whose it was.
create table billing_account (
  id                 bigint generated always as identity primary key,
  account_id         bigint unique references account (id) on delete set null,
  created_at         timestamptz not null,
  -- Where the customer is: objects of the sandbox and of Stripe don't know each other.
  environment        text,
  customer           text,
  -- Fixed while a plan runs.
  currency           text,
  -- How far the customer’s clock of the sandbox is ahead of ours; dates of the account are by that clock.
  seconds_ahead      bigint not null default 0,
  plan               text not null default 'light',
  plan_until         timestamptz,
  plan_cause         text not null default 'free',
  -- When the plan changes by itself, or a mail is due, if nothing happens.
  review_at          timestamptz,
  unique (environment, customer),
  check ((environment is null) = (customer is null))
);
create index billing_account_review on billing_account (review_at) where review_at is not null;

-- The customer as the provider had it when it was last asked; a later reading has the higher number.
create table billing_state (
  account_id bigint primary key references account (id) on delete cascade,
  begun      integer not null,
  reading    integer not null,
  customer   jsonb
);

-- Name and address on invoices: goes with the account.
create table billing_details (
  account_id bigint primary key references account (id) on delete cascade,
  name       text not null,
  email      text not null,
  address    text not null,
  country    text not null,
  vat_number text not null
);

-- What happened, never updated or deleted: the plan of an account follows from these rows and the time.
create table billing_entry (
  id                 bigint generated always as identity primary key,
  billing_account_id bigint not null references billing_account (id),
  -- Null: a grant of ours, which counts everywhere.
  environment        text,
  object             text not null,
  what               text not null,
  occurred_at        timestamptz not null,
  recorded_at        timestamptz not null,
  facts              jsonb not null,
  unique nulls not distinct (billing_account_id, environment, object, what)
);

-- What we ask of the provider, written before it is asked: its id is the idempotency key.
create table billing_attempt (
  id                 uuid primary key,
  billing_account_id bigint not null references billing_account (id),
  environment        text not null,
  kind               text not null check (kind in ('subscribe', 'checkout', 'change', 'refund', 'customer')),
  -- For a refund: its cause and subject.
  subject            text not null default '',
  request            jsonb not null,
  state              text not null check (state in ('open', 'paid', 'refused', 'abandoned')),
  -- Checkout session, subscription or refund, once the provider has said yes.
  object             text,
  message            text,
  opened_at          timestamptz not null,
  closed_at          timestamptz
);
-- Subscribing and a checkout exclude each other, in every process.
create unique index billing_attempt_open on billing_attempt (billing_account_id)
  where state = 'open' and kind in ('subscribe', 'checkout');
-- A charge or refund with the same subject is the same; one that was refused can be tried again.
create unique index billing_attempt_once on billing_attempt (billing_account_id, environment, kind, subject)
  where kind in ('refund', 'customer', 'change') and state in ('open', 'paid');
create index billing_attempt_account on billing_attempt (billing_account_id);

-- What the provider told, as it told it; a job applies it.
create table billing_event (
  environment text not null,
  event       text not null,
  type        text not null,
  customer    text,
  body        text not null,
  created_at  timestamptz not null,
  received_at timestamptz not null,
  -- Null: waits.
  applied_at  timestamptz,
  -- `applied`, or why it was kept without effect: `unknown customer`, `other environment`.
  outcome     text,
  primary key (environment, event)
);
create index billing_event_waiting on billing_event (received_at) where applied_at is null;
create index billing_event_customer on billing_event (environment, customer);

-- What is to be done after a commit, until it is done: mails, and what the provider is to be told.
create table billing_task (
  id                 bigint generated always as identity primary key,
  billing_account_id bigint not null references billing_account (id),
  kind               text not null,
  -- Once for an account, kind and subject.
  subject            text not null,
  data               jsonb not null,
  due_at             timestamptz not null,
  tries              integer not null default 0,
  done_at            timestamptz,
  unique (billing_account_id, kind, subject)
);
create index billing_task_due on billing_task (due_at) where done_at is null;

create table invoice (
  id                 bigint generated always as identity primary key,
  billing_account_id bigint not null references billing_account (id),
  environment        text not null,
  -- The provider's invoice, or for a credit note its refund.
  object             text not null,
  kind               text not null check (kind in ('invoice', 'credit_note')),
  number             text not null unique,
  -- Of the invoice that a credit note takes back.
  corrects           bigint references invoice (id),
  issued_at          timestamptz not null,
  content            jsonb not null,
  unique (environment, object)
);
create index invoice_account on invoice (billing_account_id, issued_at);
create index invoice_corrects on invoice (corrects);

-- Name, address and the stored PDF: they go with the account, the invoice stays by its number.
create table invoice_document (
  invoice_id bigint primary key references invoice (id),
  account_id bigint not null references account (id) on delete cascade,
  recipient  jsonb not null,
  pdf        bytea
);
create index invoice_document_account on invoice_document (account_id);

-- Numbers without gaps: taken in the transaction that writes the invoice.
create table invoice_number (
  series text not null,
  year   integer not null,
  last   integer not null,
  primary key (series, year)
);

-- Plans given by hand until now become grants, so that the plan follows from the ledger alone.
insert into billing_account (account_id, created_at, plan, plan_cause)
  select id, now(), plan, 'granted' from account where plan <> 'light';
insert into billing_entry (billing_account_id, object, what, occurred_at, recorded_at, facts)
  select id, 'Granted by us/before', 'granted', now(), now(), '{"cause": "Granted by us", "from": null, "until": null}' from billing_account;
