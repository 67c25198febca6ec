import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The Node installed with the dependencies; else this one, when it runs TypeScript. */
export function findNode() {
  const installed = join(root, 'node_modules/.bin/node');
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  console.error(`Node ${process.versions.node} is too old here: install Node 22.22 or newer.`);
  process.exit(1);
}

const compiled = join(root, 'node_modules/.cache/node');

export function become(args, environment = {}) {
  const child = spawn(findNode(), args, {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
    // Halves the time of a second start.
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...environment },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
