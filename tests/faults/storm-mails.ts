import type pg from 'pg';

interface MailRow {
  readonly firing: string;
  readonly key: string;
  readonly state: string | null;
  readonly unknown: number;
  readonly isOver: boolean;
}

/** The email of each notification, as the product says it stands. */
export async function listMails(pool: pg.Pool): Promise<MailRow[]> {
  const { rows } = await pool.query<MailRow & { readonly id: number; readonly at: Date }>(
    `select subject as firing, sent.id::int as id, mail.created_at as at, state, unknown, due_at is null as "isOver"
       from notification as sent left join notification_mail as mail on notification_id = sent.id
      order by sent.id`,
  );
  return rows.map(({ at, id, ...row }) => ({
    ...row,
    key: `notification-${id}.${at?.getTime().toString(36)}`,
  }));
}

/** How often the mail server took each, by the name in its Message-ID. */
export function countByName(taken: readonly { readonly raw: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { raw } of taken) {
    const name = /^Message-ID: <(\S+)@/m.exec(raw)?.[1] ?? 'none';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Why it breaks the promise: each leaves once; where nobody knows whether one has, it is repeated once. Null: it doesn't. */
export function findFault({ state, unknown, key }: MailRow, times: number): string | null {
  const isKnown = state === 'sent' && unknown === 0;
  const isRight = isKnown
    ? times === 1
    : (state === 'sent' && unknown === 1 && (times === 1 || times === 2)) ||
      (state === 'uncertain' && unknown > 0 && times <= 2);
  return isRight ? null : `${key} is ${state} with ${unknown} uncertain sends and arrived ${times} times`;
}
