import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort, type Running } from './processes.ts';
import { heading, line } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Aims {
  readonly phone: string;
  readonly desktop: string;
}

const community: Aims = { phone: 'aim: 95 each', desktop: 'aim: 95 each' };
const aims: Readonly<Record<string, Aims>> = {
  '/company/AAPL': { phone: 'aim: 95 each', desktop: 'aim: 100 each' },
  '/': { phone: 'aim: 98 each', desktop: 'aim: 100 each' },
  '/business-q-and-a': community,
};

export async function benchLighthouse(product: Running): Promise<void> {
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
  const pages = { ...aims, [await mostAnswered(product)]: community };
  for (const [path, aim] of Object.entries(pages)) {
    heading(`Lighthouse, ${path}`);
    await audit(`${product.origin}${path}`, port, 'phone', aim.phone, undefined);
    await audit(`${product.origin}${path}`, port, 'desktop', aim.desktop, desktopConfig);
  }
  await browser.close();
}

/** The page of the question with the most answers. */
async function mostAnswered({ origin }: Running): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/qa/questions?sort=answers`);
  const { questions } = (await reply.json()) as { questions: { id: number }[] };
  return `/business-q-and-a/questions/${questions[0]?.id}`;
}

async function audit(
  url: string,
  port: number,
  name: string,
  aim: string,
  config: typeof desktopConfig | undefined,
): Promise<void> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' }, config);
  const scores = categories.map((category) =>
    Math.round((result?.lhr.categories[category]?.score ?? 0) * 100),
  );
  line(name, scores.join(' / '), `${categories.join(', ')}; ${aim}`);
  for (const each of Object.values(result?.lhr.audits ?? {})) {
    if (each.score !== null && each.score < 0.9 && each.scoreDisplayMode === 'binary')
      line(`  ${each.id}`, 'failed');
  }
}
