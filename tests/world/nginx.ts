import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const operations = fileURLToPath(new URL('../../docs/operations.md', import.meta.url));
/** Debian has it where only root looks. */
const command = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

export const nginxAvailable = spawnSync(command, ['-v']).error === undefined;

export interface Nginx {
  readonly url: string;
  /** What it said about servers that ended a connection with a request on it. A refused connection is none. */
  lost(): string[];
  stop(): Promise<void>;
}

/** A real nginx, set up as docs/operations.md says, in front of the servers at these two ports. */
export async function startNginx(servers: readonly [number, number]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const log = join(folder, 'error.log');
  const [, example = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(operations, 'utf8')) ?? [];
  const site = example
    .replace('127.0.0.1:3001', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${servers[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${log} error;
events { worker_connections 2000; }
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}`,
  );
  const child = spawn(command, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', log], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const ended = once(child, 'exit').then(() => process.off('exit', abandon));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${readFileSync(log, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    lost: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('upstream') && !line.includes('Connection refused')),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
