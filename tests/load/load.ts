import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const wrk = promisify(execFile);
const script = fileURLToPath(new URL('wrk.lua', import.meta.url));

export interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
}

export interface Load {
  readonly url: string;
  readonly seconds?: number;
  readonly connections?: number;
  readonly headers?: Record<string, string>;
  /** Requested in turn instead of the url's path. */
  readonly paths?: readonly string[];
}

/** Requests a second and the 99th percentile in milliseconds, after a second of warming up. */
export async function measure(load: Load): Promise<Measured> {
  await run(load, 1);
  return run(load, load.seconds ?? 5);
}

/** wrk costs so little that the server is the bottleneck. */
async function run(
  { url, connections = 4, headers = {}, paths = [] }: Load,
  seconds: number,
): Promise<Measured> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const size = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`];
  const { stdout } = await wrk('wrk', [...size, ...sent, '-s', script, url, '--', ...paths]);
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}
