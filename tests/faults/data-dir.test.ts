import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../world/size.ts';

const program = fileURLToPath(new URL('./lock-starter.ts', import.meta.url));

/** Processes that race for the same folder. */
let starters: { readonly child: ChildProcess; readonly lines: AsyncIterator<string> }[];
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-race-'));
  starters = Array.from({ length: 6 }, startOne);
});
afterAll(() => {
  for (const { child } of starters) child.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

function startOne() {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: Interface = createInterface({ input: child.stdout });
  return { child, lines: lines[Symbol.asyncIterator]() };
}

/** What each of them prints when all get the folder at once. */
async function race(folder: string): Promise<string[]> {
  for (const { child } of starters) child.stdin?.write(`${folder}\n`);
  return Promise.all(starters.map(async ({ lines }) => (await lines.next()).value));
}

test('of six processes that start at a dead process’s folder one wins, always', async () => {
  for (let round = 0; round < rounds(60, 1_000); round++) {
    const folder = mkdtempSync(join(root, 'data-'));
    // A process id that can't exist, and this test's with another start: both count as dead.
    writeFileSync(join(folder, 'server.lock'), round % 2 === 0 ? '4194305 1' : `${process.pid} 1`);
    expect((await race(folder)).sort(), `round ${round}`).toEqual([...Array(5).fill('in use'), 'taken']);
  }
});

test('of six processes that start after a kill one wins, always', async () => {
  for (let round = 0; round < rounds(5, 100); round++) {
    const folder = mkdtempSync(join(root, 'data-'));
    const holder = startOne();
    holder.child.stdin?.write(`${folder}\n`);
    expect((await holder.lines.next()).value).toBe('taken');
    expect(await race(folder)).toEqual(Array(6).fill('in use'));
    const gone = new Promise((resolve) => holder.child.once('exit', resolve));
    holder.child.kill('SIGKILL');
    await gone;
    expect((await race(folder)).sort(), `round ${round}`).toEqual([...Array(5).fill('in use'), 'taken']);
  }
});

test('a released lock is taken by one of several that wait', async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  for (let round = 0; round < rounds(10, 200); round++) {
    expect((await race(folder)).filter((outcome) => outcome === 'taken')).toHaveLength(1);
    for (const { child } of starters) child.stdin?.write('\n');
  }
});
