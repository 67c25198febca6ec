import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { systemClock } from '../../platform/clock/index.ts';
import { listenForCommands, socketPath } from '../../platform/commands/command-socket.ts';
import { CommandError, type CommandEvent, delegateToServer } from '../../platform/commands/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { noEvents } from '../../platform/events/no-events.fixture.ts';
import { openLog } from '../../platform/log/index.ts';
import { marketData } from './feature.ts';
import { smallFiler, writeFilers } from './filings/companyfacts.fixture.ts';

let folder: string;
let database: Database;
let server: { close(): Promise<void> };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'work-'));
  server = await serverOn(folder);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function serverOn(dataDir: string) {
  const deps = { db: database.db, events: noEvents, clock: systemClock, config: readConfig({}) };
  return listenForCommands(dataDir, marketData.commands, deps, openLog('silent'));
}

const never = new AbortController().signal;
const filings = (from: string) => ({ command: 'import sec', input: { from, submissions: null } });

test('a running server runs the command and reports its progress and result', async () => {
  const from = join(folder, 'filings');
  await writeFilers(from, { 1: smallFiler(1), 2: '' });
  const events: CommandEvent[] = [];
  const report = await delegateToServer(folder, filings(from), (event) => events.push(event), never);
  expect(report?.counts).toMatchObject({ 'companies imported': 1, 'companies refused': 1 });
  expect(events).toContainEqual({ type: 'step', name: 'companies', total: 2 });
  expect(events).toContainEqual({ type: 'refused', what: 'CIK0000000002.json', why: 'empty_file' });
});

test('two commands run one after the other', async () => {
  const order: string[] = [];
  const ask = async (cik: number) => {
    const from = join(folder, String(cik));
    await writeFilers(from, { [cik]: smallFiler(cik) });
    return delegateToServer(folder, filings(from), (event) => order.push(`${event.type} ${cik}`), never);
  };
  const reports = await Promise.all([ask(3), ask(4)]);
  expect(reports).toMatchObject([
    { counts: { 'companies imported': 1 } },
    { counts: { 'companies imported': 1 } },
  ]);
  const ciks = order.map((event) => event.at(-1));
  expect(ciks).toEqual(ciks.toSorted((a, b) => (a === ciks[0] ? -1 : 1) - (b === ciks[0] ? -1 : 1)));
});

test('a command that fails says why in a sentence', async () => {
  const result = delegateToServer(folder, filings(join(folder, 'nowhere')), () => undefined, never);
  await expect(result).rejects.toThrow(new CommandError(`${join(folder, 'nowhere')} does not exist`));
});

test('the command stops when its client disconnects', async () => {
  const from = join(folder, 'many');
  await writeFilers(
    from,
    Object.fromEntries(Array.from({ length: 20 }, (_, n) => [n + 11, smallFiler(n + 11)])),
  );
  const stop = new AbortController();
  const report = await delegateToServer(
    folder,
    filings(from),
    (event) => event.type === 'item' && stop.abort(),
    stop.signal,
  );
  expect(report?.counts['companies imported']).toBeLessThan(20);
});

test('without a server there is no answer', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'work-'));
  expect(await delegateToServer(elsewhere, filings(folder), () => undefined, never)).toBeNull();
  await rm(elsewhere, { recursive: true });
});

test('the socket of a killed server does not block the next start', async () => {
  const left = await mkdtemp(join(tmpdir(), 'work-'));
  await writeFile(socketPath(left), '');
  const next = await serverOn(left);
  expect((await stat(socketPath(left))).mode & 0o777).toBe(0o600);
  await next.close();
  await rm(left, { recursive: true });
});

test('a folder with a long path has its socket elsewhere', () => {
  expect(Buffer.byteLength(socketPath(`/data/${'long/'.repeat(40)}`))).toBeLessThan(100);
});

test('unknown commands are refused', async () => {
  const socket = connect(socketPath(folder));
  socket.end('{"type":"do","command":"drop everything","input":{}}\n');
  expect(await text(socket)).toContain('doesn’t support that command');
});
