-- Votes decide which answer is best, and with it points: some are shown and don’t count.

-- Decided as the vote is cast, so that forgetting networks later changes nothing. Null: it counts.
alter table qa_vote add column not_counted text check (not_counted in ('new_account', 'own_network'));

-- Whether somebody was seen in a network.
create index qa_vote_seen on qa_vote (account_id, network_hash) where network_hash is not null;
create index qa_post_seen on qa_post (account_id, network_hash) where network_hash is not null;

-- The votes that a person cast during the last day, also those that were taken back since.
create table qa_vote_cast (
  id         bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  cast_at    timestamptz not null
);
create index qa_vote_cast_account on qa_vote_cast (account_id, cast_at);
create index qa_vote_cast_time on qa_vote_cast (cast_at);

-- Accounts that vote for each other beyond chance, until an editor decides and as decided. Points that rest on votes of
-- its members for each other are held while it is open, and gone once they are taken back.
create table qa_ring (
  id         bigint generated always as identity primary key,
  -- What was found, in the numbers that the editors' page says.
  evidence   jsonb not null,
  found_at   timestamptz not null,
  decision   text check (decision in ('released', 'taken_back')),
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  check ((decision is null) = (decided_at is null))
);
create index qa_ring_open on qa_ring (id) where decision is null;
create index qa_ring_editor on qa_ring (decided_by) where decided_by is not null;

create table qa_ring_member (
  ring_id    bigint not null references qa_ring on delete cascade,
  account_id bigint not null references account on delete cascade,
  primary key (ring_id, account_id)
);
create index qa_ring_member_account on qa_ring_member (account_id);

-- The upvotes that counted when the seven days of a question ended. They stand however people vote later, and after their
-- accounts are gone.
create table qa_vote_at_close (
  id         bigint generated always as identity primary key,
  post_id    bigint not null references qa_post on delete cascade,
  account_id bigint references account on delete set null,
  -- A vote of one member for another. It stays one when its account is deleted.
  ring_id    bigint references qa_ring on delete set null,
  unique (post_id, account_id)
);
create index qa_vote_at_close_ring on qa_vote_at_close (ring_id) where ring_id is not null;
create index qa_vote_at_close_account on qa_vote_at_close (account_id) where account_id is not null;

insert into qa_vote_at_close (post_id, account_id)
select qa_vote.post_id, qa_vote.account_id
  from qa_vote join qa_post on qa_post.id = qa_vote.post_id
       join qa_question on qa_question.post_id = qa_post.question_id
 where qa_post.kind = 'answer' and value = 1 and likes_at_close is not null and voted_at < closes_at
 order by 1, 2;
