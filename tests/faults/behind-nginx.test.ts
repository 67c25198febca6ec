import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../world/free-port.ts';
import { nginxAvailable, startNginx } from '../world/nginx.ts';
import { postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { startServer } from '../world/server.ts';
import { isFullSize, rounds } from '../world/size.ts';
import { Load, mailedTo } from './restart-load.ts';

const requests = rounds(600, 10_000);
const restarts = rounds(2, 30);

if (!nginxAvailable) process.stdout.write('behind nginx: skipped, nginx is not installed\n');

describe.skipIf(!postgresAvailable || !nginxAvailable)('a rolling restart behind nginx', () => {
  test('loses no request, though nginx asks nobody whether they are ready and repeats no POST', async () => {
    const postgres = await sharedPostgres();
    const dataDir = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
    const environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: await postgres.createMigrated(),
      SAMPLE_DATA: 'no',
      TRUSTED_PROXIES: '127.0.0.1',
      ...(!isFullSize && { DRAIN_SECONDS: '1' }),
    };
    const ports = [await freePort(), await freePort()] as const;
    const start = (port: number) => startServer({ ...environment, ROLE: 'web', PORT: String(port) });
    const webs = [await start(ports[0]), await start(ports[1])];
    const worker = await startServer({ ...environment, ROLE: 'worker' });
    const nginx = await startNginx(ports);
    const load = new Load(nginx.url);
    const readers = Array.from({ length: 8 }, () => load.run());
    for (let count = 0; count < restarts; count++) {
      const place = count % 2;
      expect(await webs[place]?.stop()).toBe(0);
      webs[place] = await start(ports[place as 0 | 1]);
    }
    load.end(requests);
    await Promise.all(readers);
    expect(load.failures).toEqual([]);
    expect(nginx.lost()).toEqual([]);
    expect(load.done).toBeGreaterThanOrEqual(requests);
    const unmailed = () => load.registered.filter((email) => !mailedTo(dataDir).has(email));
    await expect.poll(unmailed, { timeout: 60_000 }).toEqual([]);
    process.stdout.write(
      `behind nginx: ${load.done} requests, ${restarts} restarts, ${load.registered.length} mails, none lost\n`,
    );
    await nginx.stop();
    await Promise.all([...webs, worker].map((server) => server.stop()));
    await postgres.close();
    rmSync(dataDir, { recursive: true });
  }, 1_800_000);
});
