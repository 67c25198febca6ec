import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '../world/people.ts';
import { test as watched } from './watched-page.ts';

export { expect, takenOver } from './watched-page.ts';

/** Pages as Ben sees them, who is on Investor. He signs in once for all tests. */
export const test = watched.extend<object, { token: string }>({
  token: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
    async ({}, use, { project }) => {
      await use(await tokenOfBen(project.use.baseURL ?? '', process.env.TEST_DATA_DIR ?? ''));
    },
    { scope: 'worker' },
  ],
  storageState: async ({ token, baseURL }, use) => {
    const origin = baseURL ?? '';
    const cookie = { name: 'session', value: token, domain: new URL(origin).hostname, path: '/' };
    await use({
      cookies: [{ ...cookie, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' }],
      origins: [
        {
          origin,
          localStorage: [
            { name: 'access-token', value: token },
            { name: 'forecast-editing-modal-show', value: 'false' },
          ],
        },
      ],
    });
  },
});

/** Stored beside the server's data, because sign-in is rate limited. */
async function tokenOfBen(url: string, dataDir: string): Promise<string> {
  const file = join(dataDir, 'token-of-ben');
  try {
    return await readFile(file, 'utf8');
  } catch {
    const token = await signIn({ url, dataDir }, 'ben');
    await writeFile(file, token);
    return token;
  }
}
