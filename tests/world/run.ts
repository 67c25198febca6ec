import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OwnPostgres, restoreSample, startPostgres } from './postgres.ts';

/**
 * What all test files of a run share: a folder in which everything temporary is made and which is removed at the end, and a
 * PostgreSQL, started for the first who asks for its URL, with the sample in a database to copy.
 */
export default async function beginRun(): Promise<() => Promise<void>> {
  // Each project of a run begins it.
  if (process.env.POSTGRES_OF_RUN !== undefined) return async () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-run-'));
  // PostgreSQL comes through it as another user.
  chmodSync(folder, 0o711);
  let postgres: Promise<OwnPostgres> | null = null;
  let sample: Promise<string> | null = null;
  const server = createServer((request, answer) => {
    postgres ??= startPostgres();
    if (request.url === '/sample') sample ??= postgres.then(loadSample);
    const made = request.url === '/sample' ? sample : postgres.then(({ url }) => url);
    made?.then(
      (text) => answer.end(text),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.TMPDIR = folder;
  // As `npm start` has it: a server starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../node_modules/.cache/node', import.meta.url),
  );
  process.env.POSTGRES_OF_RUN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await sample?.catch(() => null);
    await (await postgres?.catch(() => null))?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}

async function loadSample(postgres: OwnPostgres): Promise<string> {
  const url = await postgres.createDatabase();
  await restoreSample(url);
  return url;
}
