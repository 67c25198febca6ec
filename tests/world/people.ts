import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn } from '@tenfold/contract/accounts';
import { type Api, httpApi } from '@tenfold/contract/call';
import type { Server } from './server.ts';

/** Those who come with the sample: Ann on Light, Ben on Investor, Cora a superuser, Dora an analyst. */
export type SamplePerson = 'ann' | 'ben' | 'cora' | 'dora';

type Reached = Pick<Server, 'url' | 'dataDir'>;

/** A new session of one of them: its access token. */
export async function signIn({ url, dataDir }: Reached, person: SamplePerson): Promise<string> {
  const body = { username: addressOf(person), password: await samplePassword(dataDir) };
  const { accessToken } = await httpApi({ baseUrl: url }).call(logIn, { body });
  return accessToken;
}

/** The calls as one of them makes them. */
export async function apiAs(server: Reached, person: SamplePerson): Promise<Api> {
  const token = await signIn(server, person);
  return httpApi({ baseUrl: server.url, token: () => token });
}

export function addressOf(person: SamplePerson): string {
  return `${person}@example.com`;
}

/** Their one password, as the server printed it at start. */
export async function samplePassword(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'sample-password.txt'), 'utf8')).trim();
}
