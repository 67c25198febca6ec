-- A suspended alert takes its side from the first price, too.
drop index price_alert_waiting;
create index price_alert_waiting on price_alert (symbol)
  where side is null and state <> 'fired' and deleted_at is null;

-- Those without quotes wait for the next one.
create index price_alert_silent on price_alert (symbol) where state = 'suspended' and suspended_why = 'no_quotes';
