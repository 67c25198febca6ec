import { measure } from './load.ts';
import { type Running, startFloor } from './processes.ts';
import { heading, line, perSecond, ratio } from './report.ts';

/** Whole symbols, first letters, names, and nonsense. */
const typed = [
  'AAPL',
  'a',
  'apple',
  'micro',
  'bank of',
  'zz',
  'goog',
  'inc',
  'therap',
  '%',
  "o'reilly",
  'nvid',
  'xyzzy',
];

const search = (text: string) => `/api/v1/company/${encodeURIComponent(text)}/search`;

export async function benchSearch(product: Running): Promise<void> {
  heading('Search among 10,403 symbols, PostgreSQL');
  const result = await measure({ url: product.origin, paths: typed.map(search) });
  line('searches', perSecond(result.perSecond), 'aim: 10,000 /s, ten times the lookup compared with');
  line('99th percentile', `${result.p99} ms`, 'aim: under 10 ms');
  line('refused or failed', String(result.failures));
  heading('Small answers against the bare framework');
  await compare(product, search('apple'), '0.50');
  await compare(product, '/healthz', '0.70');
}

/** In turn, the best of each: other work on the machine slows down one or the other. */
async function compare(product: Running, path: string, aim: string): Promise<void> {
  const floor = await startFloor({ FLOOR_URL: product.origin + path });
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < 5; round++) {
    bare.push((await measure({ url: `${floor.origin}/ready`, seconds: 2 })).perSecond);
    ours.push((await measure({ url: product.origin + path, seconds: 2 })).perSecond);
  }
  const most = Math.max(...bare);
  const mostOfOurs = Math.max(...ours);
  line(path, perSecond(mostOfOurs), ratio(mostOfOurs, most, aim));
  await floor.stop();
}
