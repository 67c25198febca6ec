// The next server of `npm run dev`: it has loaded what a change in the server's own files leaves as it is, and waits for its turn.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

process.once('message', async () => {
  await loaded;
  await import(join(root, 'apps/server/src/main.ts'));
  process.send({ isStarted: true });
});
const loaded = loadShared();

async function loadShared() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
  const packages = globSync('packages/{contract/src/**/*,domain/src/*/index}.ts', { cwd: root });
  const shared = [
    ...Object.keys(dependencies),
    ...packages.filter((file) => !/\.(test|fixture)\.ts$/.test(file)).map((file) => join(root, file)),
  ];
  // One that can't be loaded here is not needed, or fails where it is.
  for (const each of shared) await import(each).catch(() => undefined);
}
