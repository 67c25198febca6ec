import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '../world/people.ts';
import { test as watched } from './watched-page.ts';

export { expect, takenOver } from './watched-page.ts';

const unused = 'tests-local-storage-unused';

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
    const cookie = { domain: new URL(baseURL ?? '').hostname, path: '/', expires: -1, secure: false };
    await use({
      cookies: [
        { ...cookie, name: 'session', value: token, httpOnly: true, sameSite: 'Lax' },
        { ...cookie, name: unused, value: '1', httpOnly: false, sameSite: 'Lax' },
      ],
      origins: [],
    });
  },
  // Playwright would open a page of its own, in a process of its own, to fill the local storage of each test.
  context: async ({ context, token }, use) => {
    const stored = { 'access-token': token, 'forecast-editing-modal-show': 'false' };
    await context.addInitScript(fillLocalStorage, { stored, unused });
    await use(context);
  },
});

/** On the first page of a test alone: what it changes afterwards, and who it signs out, stays so. */
function fillLocalStorage({ stored, unused }: { stored: Record<string, string>; unused: string }): void {
  // Other documents, such as a frame without a site, have neither cookies nor storage.
  if (!location.protocol.startsWith('http') || !document.cookie.includes(`${unused}=`)) return;
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  // biome-ignore lint/suspicious/noDocumentCookie: before any script of the page, at once
  document.cookie = `${unused}=; path=/; max-age=0`;
}

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
