import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** The email of one notification, or of a day. */
export interface ClaimedMail {
  readonly id: number;
  readonly accountId: AccountId;
  readonly notificationId: number | null;
  /** `YYYY-MM-DD`. */
  readonly digestDay: string | null;
  readonly createdAt: Date;
  /** The claim. */
  readonly attempts: number;
  readonly unknown: number;
}

/** A send that nobody knows the end of is repeated this often. */
const repeats = 1;

/**
 * Takes the next email that is due until `until`, so that no two workers have it. One whose worker went silent may have
 * left: it is taken once more, and then given up as uncertain. Null: nothing is due.
 */
export async function claimMail(db: Db, now: Date, until: Date): Promise<ClaimedMail | 'given up' | null> {
  const { rows } = await sql<ClaimedMail & { readonly state: string }>`
    update notification_mail as mail
       set attempts = attempts + 1,
           unknown = unknown + (state = 'sending')::int,
           state = case when unknown + (state = 'sending')::int > ${repeats} then 'uncertain' else 'sending' end,
           due_at = case when unknown + (state = 'sending')::int > ${repeats} then null else ${until}::timestamptz end
      from (select id from notification_mail where due_at <= ${now}
             order by due_at, id limit 1 for update skip locked) as next
     where mail.id = next.id
    returning mail.id, ${accountOf} as "accountId", notification_id as "notificationId",
              digest_day::text as "digestDay", mail.created_at as "createdAt", attempts, unknown, state`.execute(
    db,
  );
  const [claimed] = rows;
  if (claimed === undefined) return null;
  return claimed.state === 'sending' ? claimed : 'given up';
}

/** The account of a notification's email, or of a day's. */
const accountOf = sql`
  coalesce(mail.account_id, (select notification.account_id from notification where notification.id = mail.notification_id))`;

/** The worker whose send was accepted is believed, even when another one took over meanwhile. */
export async function recordSent(db: Db, { id }: ClaimedMail): Promise<void> {
  await sql`update notification_mail set state = 'sent', due_at = null where id = ${id}`.execute(db);
}

/** Certainly not sent: tried again at `dueAt`, or no more. An earlier send of it may still have arrived. */
export async function recordNotSent(db: Db, mail: ClaimedMail, dueAt: Date | null): Promise<void> {
  const state = dueAt === null ? 'refused' : 'waiting';
  await sql`
    update notification_mail
       set state = case when unknown > 0 then 'uncertain' else ${state}::text end, due_at = ${dueAt}
     where id = ${mail.id} and attempts = ${mail.attempts} and state = 'sending'`.execute(db);
}

/** Neither accepted nor refused: repeated once, at `dueAt`. */
export async function recordUncertain(db: Db, mail: ClaimedMail, dueAt: Date): Promise<void> {
  const next = mail.unknown < repeats ? dueAt : null;
  await sql`
    update notification_mail set state = 'uncertain', unknown = unknown + 1, due_at = ${next}
     where id = ${mail.id} and attempts = ${mail.attempts} and state = 'sending'`.execute(db);
}

/** There is nothing to say any more, or the person has turned it off. */
export async function dropMail(db: Db, { id, attempts }: ClaimedMail): Promise<void> {
  await sql`
    delete from notification_mail
     where id = ${id} and attempts = ${attempts} and state = 'sending'`.execute(db);
}
