import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findNode } from './node.mjs';
import { root } from './root.mjs';

const web = join(root, 'apps/web');
const stamp = join(web, 'build/.sources');

export async function buildWeb() {
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the web client');
  const child = spawn(findNode(), [join(root, 'node_modules/.bin/react-router'), 'build'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (part) => (printed += part));
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  if (code !== 0) {
    console.error(`${printed}\nThe web client could not be built.`);
    process.exit(1);
  }
  compress(join(web, 'build/client'));
  writeFileSync(stamp, sources);
}

function compress(folder) {
  for (const file of filesIn(folder)) {
    if (!/\.(js|css|svg|json|txt|xml|ico|html|webmanifest)$/.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < 500) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const folders = [web, join(root, 'packages/contract/src'), join(root, 'packages/domain/src')];
  const files = [...folders.flatMap(filesIn), join(root, 'scripts/build-web.mjs')];
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isMade(entry.name) ? [] : filesIn(path);
    return [path];
  });
}

function isMade(name) {
  return name === 'node_modules' || name === 'build' || name.startsWith('.');
}
