import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort, type Running } from './processes.ts';
import { heading, line } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function benchLighthouse(product: Running): Promise<void> {
  heading('Lighthouse, /company/AAPL');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Its audit needs the cache that playwright turns off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  for (const [name, config, aim] of [
    ['phone', undefined, 'aim: 95 each'],
    ['desktop', desktopConfig, 'aim: 100 each'],
  ] as const) {
    const result = await lighthouse(
      `${product.origin}/company/AAPL`,
      { port, onlyCategories: categories, logLevel: 'error' },
      config,
    );
    const scores = categories.map((category) =>
      Math.round((result?.lhr.categories[category]?.score ?? 0) * 100),
    );
    line(name, scores.join(' / '), `${categories.join(', ')}; ${aim}`);
    for (const audit of Object.values(result?.lhr.audits ?? {})) {
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
        line(`  ${audit.id}`, 'failed');
    }
  }
  await browser.close();
}
