-- Networks an account was signed in to from: who knows its password there is not refused for what others tried.
create table known_network (
  account_id   bigint not null references account on delete cascade,
  -- Of account and network: where somebody was cannot be read.
  network_hash bytea not null,
  seen_at      timestamptz not null,
  primary key (account_id, network_hash)
);
