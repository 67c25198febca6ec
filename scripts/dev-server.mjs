// Vite and what it knows of the web client stay; the server is a process of its own, and the next one stands by, so that a restart takes a second or two.
import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './root.mjs';

const ownFolders = ['apps/server/src', 'apps/server/migrations'];
/** Those that the next server has loaded already. */
const sharedFolders = ['packages/contract/src', 'packages/domain/src'];
const port = Number(process.env.PORT || 3000);

// The server forwards to it what the browser asks of the client's sources; its socket is reached directly.
const vite = await createServer({
  root: join(root, 'apps/web'),
  appType: 'custom',
  server: { host: '127.0.0.1', port: port + 1, strictPort: true, hmr: { port: port + 1 } },
});
await vite.listen();

let server = null;
let standby = null;
let restarting = null;
let isStopping = false;
let changed = 0;
start();
vite.environments.ssr.hot.api.outsideEmitter.on('send', (hot) => send({ hot }));
for (const folder of [...ownFolders, ...sharedFolders]) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name === null || !/\.(ts|sql)$/.test(name) || /\.(test|fixture)\.ts$/.test(name)) return;
    if (sharedFolders.includes(folder)) dropStandby();
    restart();
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

function start() {
  const own = standby?.connected ? standby : prepare();
  own.send({ start: true });
  standby = null;
  own.on('message', async ({ id, invoke, isStarted }) => {
    if (isStarted === true) {
      // Not before: it would take time from the one that is waited for.
      if (own === server) standby = prepare();
      return;
    }
    const result = await vite.environments.ssr.hot.handleInvoke(invoke);
    if (own === server) send({ id, result });
  });
  own.on('exit', (code) => {
    if (own !== server) return;
    server = null;
    if (restarting === null && code !== 0) console.log('Waiting for a change.');
  });
  server = own;
}

function prepare() {
  return fork(join(root, 'scripts/dev-standby.mjs'), {
    env: { ...process.env, VITE_PORT: String(port + 1) },
  });
}

function dropStandby() {
  standby?.kill();
  standby = null;
}

/** Once for all files that an editor saves together. */
function restart() {
  changed = Date.now();
  restarting ??= (async () => {
    while (Date.now() - changed < 50) await new Promise((resolve) => setTimeout(resolve, 25));
    await ended();
    restarting = null;
    if (!isStopping) start();
  })();
}

function ended() {
  if (server === null) return Promise.resolve();
  const own = server;
  return new Promise((resolve) => {
    own.once('exit', resolve);
    own.kill('SIGTERM');
  });
}

function send(message) {
  if (server?.connected) server.send(message);
}

async function stop() {
  isStopping = true;
  dropStandby();
  await (restarting ?? ended());
  await vite.close();
  process.exit(0);
}
