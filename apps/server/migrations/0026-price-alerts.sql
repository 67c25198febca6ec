-- A price somebody wants to be told of. Read and written only with the account, but by the engine, which knows symbols.
create table price_alert (
  id            bigint generated always as identity primary key,
  account_id    bigint not null references account on delete cascade,
  symbol        text not null references listing on delete cascade,
  -- On the basis after the splits up to `basis_day`. Of a suspended model alert the last one it had.
  target        double precision not null check (target > 0),
  basis_day     date not null,
  -- Null until a first price says from where it comes.
  side          text check (side in ('above', 'below')),
  state         text not null check (state in ('armed', 'fired', 'suspended')),
  suspended_why text check ((suspended_why is null) = (state <> 'suspended')),
  -- Each arming is a new one; an alert fires once in each.
  epoch         integer not null default 1,
  -- A model alert follows a forecast: its value less a margin.
  forecast_id   bigint references forecast on delete cascade,
  margin        double precision check ((margin is null) = (forecast_id is null)),
  armed_at      timestamptz not null,
  -- The price it was armed at; null before the first.
  armed_price   double precision,
  created_at    timestamptz not null,
  -- Kept for a day, so that deleting can be undone.
  deleted_at    timestamptz
);
create index price_alert_account on price_alert (account_id, symbol);
create index price_alert_forecast on price_alert (forecast_id) where forecast_id is not null;
-- A split moves the targets that are on the basis before it.
create index price_alert_basis on price_alert (symbol, basis_day);
create index price_alert_deleted on price_alert (deleted_at) where deleted_at is not null;

-- A batch of prices is held against these two: one range of each for each symbol.
create index price_alert_above on price_alert (symbol, target) include (id)
  where state = 'armed' and side = 'above' and deleted_at is null;
create index price_alert_below on price_alert (symbol, target) include (id)
  where state = 'armed' and side = 'below' and deleted_at is null;
create index price_alert_waiting on price_alert (symbol)
  where state = 'armed' and side is null and deleted_at is null;

-- The insert decides that an alert fires, however often it is tried.
create table alert_firing (
  alert_id  bigint not null references price_alert on delete cascade,
  epoch     integer not null,
  target    double precision not null,
  -- The last price before; null for the first.
  before    double precision,
  price     double precision not null,
  traded_at timestamptz not null,
  fired_at  timestamptz not null,
  simulated boolean not null,
  cause     text not null check (cause in ('price_moved', 'value_moved')),
  primary key (alert_id, epoch)
);

-- What else happened to an alert, for its history.
create table alert_event (
  alert_id bigint not null references price_alert on delete cascade,
  at       timestamptz not null,
  kind     text not null check (kind in ('set', 'edited', 'rearmed', 'repriced', 'split', 'suspended', 'resumed')),
  data     jsonb not null
);
create index alert_event_alert on alert_event (alert_id, at);
