import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OwnPostgres, startPostgres } from './postgres.ts';

/**
 * What all test files of a run share: a folder in which everything temporary is made and which is removed at the end, and a
 * PostgreSQL, started for the first who asks for its URL, with all migrations in a database to copy, and the sample in another.
 */
export default async function beginRun(): Promise<() => Promise<void>> {
  // Each project of a run begins it.
  if (process.env.POSTGRES_OF_RUN !== undefined) return async () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-run-'));
  // PostgreSQL comes through it as another user.
  chmodSync(folder, 0o711);
  let postgres: Promise<OwnPostgres> | null = null;
  const server = createServer((request, answer) => {
    // Of a connection left open, the next request could meet its end.
    answer.setHeader('connection', 'close');
    postgres ??= startPostgres();
    const made = postgres.then(({ url, templates }) => {
      if (request.url === '/migrated') return templates.migrated();
      return request.url === '/sample' ? templates.sample() : url;
    });
    made.then(
      (text) => answer.end(text),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.TMPDIR = folder;
  // Set the way `npm start` has it: a server starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../node_modules/.cache/node', import.meta.url),
  );
  process.env.POSTGRES_OF_RUN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await postgres?.catch(() => null))?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
