-- The sandbox's side: what a payment provider would keep. No money moves, and nothing of ours refers to it but by its names.

-- Cards by their tokens, subscriptions and invoices of a customer, who is locked by this row in each change.
create table sandbox_customer (
  id             text primary key,
  -- Each has a clock to move: this far ahead of the system's.
  clock_ahead_ms bigint not null,
  state          jsonb not null,
  -- By the system's clock: when something happens by itself. Null: nothing will.
  due_at         timestamptz
);
create index sandbox_customer_due on sandbox_customer (due_at) where due_at is not null;

-- What was answered to an idempotency key, so that the second answer is the first.
create table sandbox_answer (
  key        text primary key,
  customer   text not null references sandbox_customer (id),
  call       text not null,
  answer     jsonb not null,
  created_at timestamptz not null
);
create index sandbox_answer_customer on sandbox_answer (customer);

create table sandbox_event (
  seq        bigint generated always as identity primary key,
  id         text not null unique,
  type       text not null,
  customer   text not null references sandbox_customer (id),
  created_at timestamptz not null
);
create index sandbox_event_created on sandbox_event (created_at);
create index sandbox_event_customer on sandbox_event (customer);
