import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

export function install() {
  if (isInstalled()) return;
  console.log('Installing dependencies');
  const npm = process.env.npm_execpath;
  const [program, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const done = spawnSync(program, [...first, 'ci', '--include=dev', '--no-progress', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status === 0) return;
  console.error('npm ci did not succeed; its message is above.');
  process.exit(done.status ?? 1);
}

function isInstalled() {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const there = packagesIn(list);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.link) return true;
    const found = there[path];
    // Packages for other platforms are missing.
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
