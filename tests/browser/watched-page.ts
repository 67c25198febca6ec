import { test as base, expect, type Page } from '@playwright/test';

/** A page whose every stray error, warning and call is written down; a console error fails the test by itself. */
export const test = base.extend<{ calls: string[]; quiet: undefined; loggedFailure: RegExp | null }>({
  /** What a test provokes that the specification wants logged. */
  loggedFailure: [null, { option: true }],
  calls: async ({ page }, use) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/'))
        calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await use(calls);
  },
  quiet: [
    async ({ page, loggedFailure }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      expect(
        noise.filter((text) => !expected(text) && !loggedFailure?.test(text)),
        'nothing in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser's own line for a page that answers 404 on purpose. */
function expected(text: string): boolean {
  return /the server responded with a status of (404|503)/.test(text);
}

/** React has taken the page over: what is server-rendered alone does not answer to clicks yet. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('main');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
  });
}

export { expect };
