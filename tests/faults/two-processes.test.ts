import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { addressOf, samplePassword } from '../world/people.ts';
import { type PostgresServer, postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { random } from '../world/random.ts';
import { type Server, startServer } from '../world/server.ts';
import { rounds } from '../world/size.ts';
import { ViewedPages } from './viewed-pages.ts';
import { PersonModel, VisitorModel } from './viewers.ts';

const pages = rounds(250, 10_000);
/** Changes are read once a second; without news for three a process asks the database, however slow the machine is. */
const graceMs = 3_000;
const visitorLimit = 3;

describe.skipIf(!postgresAvailable)('two processes', () => {
  let postgres: PostgresServer;
  let client: pg.Client;
  let dataDir: string;
  let servers: Server[];

  beforeAll(async () => {
    postgres = await sharedPostgres();
    dataDir = mkdtempSync(join(tmpdir(), 'two-'));
    const url = await postgres.createSample(dataDir);
    const environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      TRUSTED_PROXIES: '127.0.0.1',
      QUOTA_VISITOR: String(visitorLimit),
    };
    servers = [await startServer(environment)];
    servers.push(await startServer({ ...environment, ROLE: 'web' }));
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.close();
    rmSync(dataDir, { recursive: true });
  });

  test('show a page only with its own viewer, look, plan, count and rights', async ({ annotate }) => {
    const pick = random(12);
    const oneOf = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item;
    const password = await samplePassword(dataDir);
    const people = [
      new PersonModel('ann', 'light', password, graceMs),
      new PersonModel('ben', 'investor', password, graceMs),
    ];
    const visitors = [new VisitorModel(graceMs), new VisitorModel(graceMs)];
    const viewed = new ViewedPages({ servers, names: ['ann', 'ben'], visitorLimit, pick });
    let changes = 0;

    const change = async (person: PersonModel) => {
      const token = oneOf(person.live);
      const server = oneOf(servers);
      const kind = pick(8);
      changes += 1;
      if (kind < 3) return person.changeTheme(server, token, oneOf(['light', 'dark', 'system']));
      if (kind === 3) return person.changePassword(server, token);
      if (kind < 6) return person.logOut(server, token);
      const plan = person.plan.now === 'light' ? 'investor' : 'light';
      const begun = performance.now();
      await client.query('update account set plan = $1 where email = $2', [plan, addressOf(person.name)]);
      person.plan.change({ value: plan, begun, done: performance.now(), by: null });
    };

    while (viewed.count < pages) {
      for (const person of people) {
        while (person.live.length < 2) await person.logIn(oneOf(servers));
      }
      if (pick(8) === 0) visitors[pick(visitors.length)] = new VisitorModel(graceMs);
      await Promise.all([
        ...visitors.map((visitor) => viewed.viewAsVisitor(visitor)),
        ...people.map((person) => viewed.viewAs(person)),
        ...(pick(3) === 0 ? [change(oneOf(people))] : []),
      ]);
      viewed.judge();
    }
    const { count, latenesses } = viewed;
    const late = [0, 1_000].map((ms) => latenesses.filter((lateness) => lateness > ms).length);
    const most = Math.round(Math.max(0, ...latenesses));
    await annotate(
      `${count} pages, ${changes} changes; ${late[0]} facts shown late, ${late[1]} by over a second, at most ${most} ms`,
    );
  }, 1_800_000);
});
