import { accountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Authenticate, Person } from './person.ts';

const anybody = { sessionId: 's', isSuperuser: false, isAnalyst: false };

export const people = {
  ann: { ...anybody, id: accountId.parse(1), plan: 'light' },
  ben: { ...anybody, id: accountId.parse(2), plan: 'investor' },
  cora: { ...anybody, id: accountId.parse(3), plan: 'investor', isSuperuser: true },
  dora: { ...anybody, id: accountId.parse(4), plan: 'investor', isSuperuser: true },
  eve: { ...anybody, id: accountId.parse(5), plan: 'investor', isAnalyst: true },
} as const satisfies Record<string, Person>;

export async function addPeople(db: Db): Promise<void> {
  for (const [name, { plan, isSuperuser, isAnalyst }] of Object.entries(people)) {
    await sql`insert into account (email, first_name, plan, is_superuser, created_at)
              values (${`${name}@example.com`}, ${isSuperuser ? name : ''}, ${plan}, ${isSuperuser}, '2026-01-01')`.execute(
      db,
    );
    // Tests of earlier migrations add people, too: there were no analysts then.
    if (isAnalyst && (await hasAnalysts(db))) {
      await sql`update account set is_analyst = true where email = ${`${name}@example.com`}`.execute(db);
    }
  }
}

async function hasAnalysts(db: Db): Promise<boolean> {
  const { rows } = await sql`select from information_schema.columns
                              where table_name = 'account' and column_name = 'is_analyst'`.execute(db);
  return rows.length > 0;
}

export const authenticateByName: Authenticate = async (token) => people[token as keyof typeof people] ?? null;

export function signedInAs(name: keyof typeof people | null): Record<string, string> {
  return name === null ? {} : { authorization: `Bearer ${name}` };
}
