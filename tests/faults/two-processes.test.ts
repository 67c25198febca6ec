import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, samplePassword } from '../world/people.ts';
import { type PostgresServer, postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { random } from '../world/random.ts';
import { type Server, startServer } from '../world/server.ts';
import { rounds } from '../world/size.ts';
import { readPage, type SeenPage } from './page-of.ts';
import type { Asked, SpreadFact } from './spread-fact.ts';
import { fromAnywhere, PersonModel, VisitorModel } from './viewers.ts';

const pages = rounds(250, 10_000);
/** Changes are read once a second; without news for three a process asks the database, however slow the machine is. */
const graceMs = 3_000;
const visitorLimit = 3;
const symbols = ['AAPL', 'NKE', 'COST', 'PG', 'TSM'];
const paths = [...symbols.map((symbol) => `/company/${symbol}`), '/plans', '/companies', '/'];
const names = ['ann', 'ben'] as const;
const addresses = names.map(addressOf);

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
    const tally = { pages: 0, changes: 0 };
    const latenesses: number[] = [];

    const ask = async (server: Server, path: string, viewer: string, cookie: string) => {
      const begun = performance.now();
      const answer = await fromAnywhere(server.url + path, { headers: { cookie } });
      const html = await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${html.slice(0, 500)}`);
      const page = readPage(html, addresses);
      tally.pages += 1;
      const asked: Asked = { process: server.url, viewer, begun, done: performance.now() };
      return { answer, page, asked };
    };
    // Judged when the changes of the same moment are known.
    const seen: (() => void)[] = [];
    const check = <Value>(what: string, fact: SpreadFact<Value>, value: Value, asked: Asked) => {
      const at = `at ${asked.process}, page ${tally.pages}`;
      seen.push(() => {
        const late = fact.show(value, asked);
        expect(late, `${what} ${value} ${at}; now ${fact.now}`).not.toBeNull();
        if (late !== null && late > 0) latenesses.push(late);
      });
    };
    const checkCount = (
      { counted, opened }: Pick<VisitorModel, 'counted' | 'opened'>,
      symbol: string,
      page: SeenPage,
      asked: Asked,
    ) => {
      if (!opened.has(symbol) && !page.isLimitReached) {
        opened.add(symbol);
        counted.change({ value: opened.size, begun: asked.begun, done: asked.done, by: asked.process });
      }
      check('count', counted, page.counted?.used ?? -1, asked);
    };

    const askAsVisitor = async (visitor: VisitorModel) => {
      const path = oneOf(paths);
      const [, symbol = 'AAPL'] = /^\/company\/(\w+)$/.exec(path) ?? [];
      const { answer, page, asked } = await ask(oneOf(servers), path, 'visitor', visitor.cookie);
      visitor.keepCookie(answer);
      expect({ ...page, counted: null }).toEqual({
        names: [],
        theme: 'system',
        plan: null,
        counted: null,
        isGated: symbol !== 'AAPL',
        isLimitReached:
          symbol !== 'AAPL' && visitor.opened.size === visitorLimit && !visitor.opened.has(symbol),
      });
      if (symbol !== 'AAPL') checkCount(visitor, symbol, page, asked);
    };

    const askAs = async (person: PersonModel) => {
      const path = oneOf(paths);
      const tokens = [...person.sessions.keys()];
      const token = pick(4) === 0 ? oneOf(tokens.slice(-4)) : (tokens.at(-1) ?? '');
      const { page, asked } = await ask(oneOf(servers), path, token, `session=${token}`);
      const session = person.sessions.get(token) as SpreadFact<boolean>;
      const isSignedIn = page.names.length > 0;
      check(`session of ${person.name}`, session, isSignedIn, asked);
      const [, symbol = 'AAPL'] = /^\/company\/(\w+)$/.exec(path) ?? [];
      if (!isSignedIn) {
        expect([page.theme, page.plan, page.isGated]).toEqual(['system', null, symbol !== 'AAPL']);
        return;
      }
      expect([page.names, page.isGated]).toEqual([[addressOf(person.name)], false]);
      check(`theme of ${person.name}`, person.theme, page.theme, asked);
      // Who somebody is and what they are called are read apart: one may be newer, within the grace.
      const byName = { ...asked, viewer: `name of ${token}` };
      if (path === '/plans') check(`plan of ${person.name}`, person.plan, page.plan ?? '', byName);
      if (symbol === 'AAPL') return;
      check(`plan of ${person.name}`, person.plan, page.counted === null ? 'investor' : 'light', asked);
      if (page.counted !== null) checkCount(person, symbol, page, asked);
    };

    const change = async (person: PersonModel) => {
      const token = oneOf(person.live);
      const server = oneOf(servers);
      const kind = pick(8);
      tally.changes += 1;
      if (kind < 3) return person.changeTheme(server, token, oneOf(['light', 'dark', 'system']));
      if (kind === 3) return person.changePassword(server, token);
      if (kind < 6) return person.logOut(server, token);
      const plan = person.plan.now === 'light' ? 'investor' : 'light';
      const begun = performance.now();
      await client.query('update account set plan = $1 where email = $2', [plan, addressOf(person.name)]);
      person.plan.change({ value: plan, begun, done: performance.now(), by: null });
    };

    while (tally.pages < pages) {
      for (const person of people) {
        while (person.live.length < 2) await person.logIn(oneOf(servers));
      }
      if (pick(8) === 0) visitors[pick(visitors.length)] = new VisitorModel(graceMs);
      await Promise.all([
        ...visitors.map(askAsVisitor),
        ...people.map(askAs),
        ...(pick(3) === 0 ? [change(oneOf(people))] : []),
      ]);
      for (const judge of seen.splice(0)) judge();
    }
    const late = [0, 1_000].map((ms) => latenesses.filter((lateness) => lateness > ms).length);
    const most = Math.round(Math.max(0, ...latenesses));
    await annotate(
      `${tally.pages} pages, ${tally.changes} changes; ${late[0]} facts shown late, ${late[1]} by over a second, at most ${most} ms`,
    );
  }, 1_800_000);
});
