import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { ensureSamplePeople } from '../../accounts/index.ts';
import { grantSamplePlans } from './grant-sample-plans.ts';

test('Ben, Cora and Dora have Investor from the first start, Ann stays on Light, and a second start grants nothing', async () => {
  const { db, close } = await openTestDatabase();
  const clock = new StoppedClock('2026-08-21T20:00:00Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'tenfold-'));
  const config = readConfig({ DATA_DIR: dataDir });
  for (let start = 0; start < 2; start += 1) {
    await ensureSamplePeople(db, clock, config);
    await grantSamplePlans(db, clock, config);
  }
  const plans = await sql`select first_name as name, plan from account order by id`.execute(db);
  expect(plans.rows).toEqual([
    { name: 'Ann', plan: 'light' },
    { name: 'Ben', plan: 'investor' },
    { name: 'Cora', plan: 'investor' },
    { name: 'Dora', plan: 'investor' },
  ]);
  const { rows } = await sql<{ count: number }>`select count(*) as count from billing_entry`.execute(db);
  expect(Number(rows[0]?.count)).toBe(3);
  await close();
  rmSync(dataDir, { recursive: true });
});
