-- When a save of its forecast has moved an alert to the price: it fires then, unless another save takes it away before.
alter table price_alert add column fires_at timestamptz;
create index price_alert_fires on price_alert (fires_at) where fires_at is not null;
