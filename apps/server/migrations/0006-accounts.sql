-- Whoever confirmed an address. What is private to a person refers here with `on delete cascade`.
create table account (
  id               bigint generated always as identity primary key,
  email            text not null unique check (email = lower(email)),
  -- argon2id; null for who signs in by Google or Apple alone.
  password_hash    text,
  first_name       text not null default '',
  second_name      text not null default '',
  bio              text not null default '',
  plan             text not null default 'light' check (plan in ('light', 'investor')),
  is_superuser     boolean not null default false,
  -- One of those who come with the sample: a server that strangers reach locks them out.
  is_sample        boolean not null default false,
  investor_profile jsonb not null default '{}',
  settings         jsonb not null default '{}',
  created_at       timestamptz not null
);

-- Asked for, and not confirmed yet. The newest of an address counts; nothing is anybody's before the mail is answered.
create table registration (
  email         text primary key check (email = lower(email)),
  -- Null when two who do not know each other's password asked for the address.
  password_hash text,
  first_name    text not null,
  second_name   text not null,
  asked_at      timestamptz not null,
  -- Of the newest mail; null until it is written.
  token_hash    bytea unique,
  token_expires timestamptz
);

create table password_reset (
  account_id    bigint primary key references account on delete cascade,
  token_hash    bytea not null unique,
  token_expires timestamptz not null
);

create table session (
  id         uuid primary key,
  account_id bigint not null references account on delete cascade,
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);

-- Who Google or Apple say somebody is.
create table identity (
  provider   text not null check (provider in ('google', 'apple')),
  subject    text not null,
  account_id bigint not null references account on delete cascade,
  primary key (provider, subject)
);
create index identity_account on identity (account_id);

create table avatar (
  account_id bigint primary key references account on delete cascade,
  -- Says what is in it: another picture has another name.
  name       text not null,
  type       text not null,
  content    bytea not null
);
create index avatar_name on avatar (name);

-- Made once and shared by all processes, unless the environment gives them one.
create table secret (
  purpose text primary key,
  value   bytea not null
);
