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
    await sql`insert into account (email, first_name, plan, is_superuser, is_analyst, created_at)
              values (${`${name}@example.com`}, ${isSuperuser ? name : ''}, ${plan}, ${isSuperuser}, ${isAnalyst}, '2026-01-01')`.execute(
      db,
    );
  }
}

export const authenticateByName: Authenticate = async (token) => people[token as keyof typeof people] ?? null;

export function signedInAs(name: keyof typeof people | null): Record<string, string> {
  return name === null ? {} : { authorization: `Bearer ${name}` };
}
