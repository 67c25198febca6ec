import { register, verify } from '@tenfold/contract/accounts';
import { httpApi } from '@tenfold/contract/call';
import { vi } from 'vitest';
import { mailsTo } from '../world/mail.ts';
import type { Server } from '../world/server.ts';

type Reached = Pick<Server, 'url' | 'dataDir'>;

export const newPassword = 'a ladder and a lamp';

/** Registers and confirms; returns the access token. */
export async function join(server: Reached, email: string): Promise<string> {
  const visitor = httpApi({ baseUrl: server.url });
  await visitor.call(register, { body: { email, password: newPassword } });
  const token = await tokenInMail(server, email, 'verify');
  return (await visitor.call(verify, { body: { token } })).accessToken;
}

/** Emails are written soon after the answer. */
export function tokenInMail(
  { dataDir }: Reached,
  email: string,
  path: 'verify' | 'reset-password',
): Promise<string> {
  return vi.waitUntil(
    async () => new RegExp(`/${path}/([\\w-]+)`).exec((await mailsTo(dataDir, email)).at(-1) ?? '')?.[1],
    { timeout: 90_000 },
  );
}
