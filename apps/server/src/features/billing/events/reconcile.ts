import { sql } from 'kysely';
import { applyAndCount, type Customer } from '../customers/apply-customer.ts';
import type { BillingContext } from '../payments.ts';
import { applyWaitingEvents } from './apply-events.ts';
import { storeEvent } from './event-store.ts';

const day = 86_400_000;
const eventDays = 3;

/**
 * Each night: the events of three days, and every customer who pays, are compared with what we know. What was missed is
 * applied and counted in the log.
 */
export async function reconcile(context: BillingContext): Promise<void> {
  const { db, clock, log, payments } = context;
  let missedEvents = 0;
  for await (const event of payments.provider.listEvents(new Date(clock.now().getTime() - eventDays * day))) {
    if (await storeEvent(db, event, '', clock.now())) missedEvents += 1;
  }
  await applyWaitingEvents(context);
  let missedEntries = 0;
  for (const account of await listPaying(context)) {
    missedEntries += (await applyAndCount(context, account)).added;
  }
  if (missedEvents + missedEntries > 0) {
    log.warn({ missedEvents, missedEntries }, 'payments that no webhook had reported were found');
  }
}

/** With a subscription that has begun and not ended, by our ledger. */
async function listPaying({ db, payments }: BillingContext): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    select account.id, account.account_id as "accountId", account.environment, account.customer, account.currency,
           account.seconds_ahead as "secondsAhead", account.plan, account.plan_until as "planUntil",
           account.plan_cause as "planCause"
      from billing_account as account
     where account.environment = ${payments.provider.environment}
       and exists (
         select from billing_entry as begun
          where begun.billing_account_id = account.id and begun.environment = account.environment and begun.what = 'subscribed'
            and not exists (
              select from billing_entry as ended
               where ended.billing_account_id = account.id and ended.environment = account.environment
                 and ended.object = begun.object and ended.what = 'ended'))
     order by account.id`.execute(db);
  return rows;
}
