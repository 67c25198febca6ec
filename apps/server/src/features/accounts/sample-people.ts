import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleInvestor } from '@tenfold/contract/accounts/sample-investor';
import type { AccountId } from '@tenfold/contract/ids';
import type { PlanKey } from '@tenfold/contract/policy/rights';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { hashPassword, matchesPassword } from './passwords/hash-password.ts';
import type { AccountTables } from './tables.ts';

interface SamplePerson {
  readonly firstName: string;
  readonly secondName: string;
  readonly plan: PlanKey;
  readonly isSuperuser: boolean;
  readonly isAnalyst: boolean;
}

const withoutRole = { isSuperuser: false, isAnalyst: false };

const people: Readonly<Record<string, SamplePerson>> = {
  'ann@example.com': { ...withoutRole, firstName: 'Ann', secondName: 'Archer', plan: 'light' },
  [sampleInvestor]: { ...withoutRole, firstName: 'Ben', secondName: 'Baker', plan: 'investor' },
  'cora@example.com': {
    firstName: 'Cora',
    secondName: 'Cole',
    plan: 'investor',
    isSuperuser: true,
    isAnalyst: false,
  },
  'dora@example.com': {
    firstName: 'Dora',
    secondName: 'Lindqvist',
    plan: 'investor',
    isSuperuser: false,
    isAnalyst: true,
  },
};

/** Lists those who can be signed in as: other members of the sample's community have no password. */
const addresses = Object.keys(people);

type SampleSettings = Pick<Config, 'isSampleMode' | 'dataDir'>;

/** Returns their password; outside sample mode it removes password and sessions and returns null. */
export async function ensureSamplePeople(
  db: Db,
  clock: Clock,
  config: SampleSettings,
): Promise<string | null> {
  if (!config.isSampleMode) {
    await lockOut(db);
    return null;
  }
  const password = await storedPassword(config.dataDir);
  await addMissing(db, clock);
  if (!(await matchesPassword(await findHash(db), password))) await setPassword(db, password);
  return password;
}

/** Those whose plan is a grant: billing gives it. */
export async function listSampleInvestors(db: Db): Promise<AccountId[]> {
  const investors = Object.entries(people).flatMap(([email, { plan }]) =>
    plan === 'investor' ? [email] : [],
  );
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('id')
    .where('is_sample', '=', true)
    .where('email', 'in', investors)
    .execute();
  return rows.map(({ id }) => id);
}

export function describeSamplePeople(password: string): string {
  const named = Object.entries(people).map(([email, person]) => `${email} (${roleOf(person)})`);
  return `Sign in as ${named.join(', ')} with the password ${password}`;
}

function roleOf({ plan, isSuperuser, isAnalyst }: SamplePerson): string {
  if (isSuperuser) return 'superuser';
  if (isAnalyst) return 'analyst';
  return plan === 'investor' ? 'Investor' : 'Light';
}

const passwordFile = 'sample-password.txt';

async function storedPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, passwordFile);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `${randomBytes(12).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

async function addMissing(db: Db, clock: Clock): Promise<void> {
  await db
    .withTables<AccountTables>()
    .insertInto('account')
    .values(
      Object.entries(people).map(([email, person]) => ({
        email,
        password_hash: null,
        first_name: person.firstName,
        second_name: person.secondName,
        is_superuser: person.isSuperuser,
        is_analyst: person.isAnalyst,
        is_sample: true,
        created_at: clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findHash(db: Db): Promise<string | null> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('password_hash')
    .where('is_sample', '=', true)
    .where('email', 'in', addresses)
    .execute();
  const hashes = new Set(rows.map((row) => row.password_hash));
  return hashes.size === 1 ? ([...hashes][0] ?? null) : null;
}

async function setPassword(db: Db, password: string): Promise<void> {
  await db
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('is_sample', '=', true)
    .where('email', 'in', addresses)
    .execute();
}

async function lockOut(db: Db): Promise<void> {
  const tables = db.withTables<AccountTables>();
  await tables
    .updateTable('account')
    .set({ password_hash: null })
    .where('is_sample', '=', true)
    .where('password_hash', 'is not', null)
    .execute();
  await tables
    .deleteFrom('session')
    .using('account')
    .whereRef('account.id', '=', 'session.account_id')
    .where('account.is_sample', '=', true)
    .execute();
}
