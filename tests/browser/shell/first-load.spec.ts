import { readdirSync, readFileSync } from 'node:fs';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

test('the first load requests nothing from the API that the server has rendered', async ({ page, calls }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  // But for the price, which is asked for again two seconds later.
  expect(calls.filter((call) => !call.endsWith('/company/AAPL'))).toEqual([]);
});

test('the first load has at most 125 kB of JavaScript, compressed', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/company/AAPL', { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(125_000);
});

test('the first move brings the late parts in a few files, and nothing of other screens', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.url().replace(/^.*assets\/|-\w+\.js$/g, ''));
  });
  await openPage(page, '/company/AAPL');
  expect(scripts).toContain('company-parts');
  expect(scripts.length).toBeLessThan(50);
  expect(scripts.filter((name) => /-route|editing|Lens|billing|desk/.test(name))).toEqual([]);
});

test('the list of routes, part of each first load, says nothing that only the server reads', async ({
  page,
}) => {
  const answer = await page.goto('/company/AAPL');
  const routes = await page.evaluate(() => {
    const known = window as unknown as { __reactRouterManifest: { routes: Record<string, object> } };
    return Object.values(known.__reactRouterManifest.routes);
  });
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => 'imports' in route || Object.values(route).includes(false))).toEqual([]);
  // The page still preloads what the script of its route imports.
  expect(await answer?.text()).toMatch(/<link rel="modulepreload" href="\/assets\/company-/);
});

test('no script of the product brings a schema: the contract’s types are enough', () => {
  const scripts = new URL('../../../apps/web/build/client/assets/', import.meta.url);
  const names = readdirSync(scripts).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => readFileSync(new URL(name, scripts), 'utf8').includes('_zod'))).toEqual([]);
});

for (const [width, path, name] of [
  [1512, '/company/AAPL', 'nothing moves during hydration, 1512 wide'],
  [375, '/company/AAPL', 'nothing moves during hydration, 375 wide'],
  [1280, '/list/chips', 'nothing moves while a list loads'],
] as const) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await takenOver(page);
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(moved).toBeLessThan(0.01);
  });
}
