import { test as base, expect, type Page } from '@playwright/test';

interface Watched {
  calls: string[];
  /** Statuses that a test provokes on purpose: `test.use({ refusals: [401, 422] })`. */
  refusals: number[];
  /** A console error that a test provokes on purpose. */
  loggedFailure: RegExp | null;
  quiet: undefined;
}

/** A page that records errors, warnings and calls; a console error fails the test. */
export const test = base.extend<Watched>({
  refusals: [[404, 503], { option: true }],
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
    async ({ page, refusals, loggedFailure }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      // One that is still answered as the test ends would fail the next one, or the whole run.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(
        noise.filter((text) => !expected(text, refusals) && !loggedFailure?.test(text)),
        'nothing in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser's own message for a refused request. */
function expected(text: string, refusals: readonly number[]): boolean {
  const [, status] = /the server responded with a status of (\d{3})/.exec(text) ?? [];
  return status !== undefined && refusals.includes(Number(status));
}

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Waits for hydration of every control: cards hydrate one by one, some only when a reader moves. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    // What opens an explanation needs no script.
    const controls =
      'main, button:not([popovertarget]), select, input, textarea, [role=slider], .financials-table';
    const parts = [...document.querySelectorAll(controls)];
    const known = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    return document.querySelector('main') !== null && parts.every(known);
  });
}

export { expect };
