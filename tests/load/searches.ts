import { measure } from './load.ts';
import type { Running } from './processes.ts';
import { heading, line, perSecond } from './report.ts';

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

export async function benchSearch(product: Running): Promise<void> {
  heading('Search among 10,403 symbols, PostgreSQL');
  const paths = typed.map((text) => `/api/v1/company/${encodeURIComponent(text)}/search`);
  const result = await measure({ url: product.origin, paths });
  line('searches', perSecond(result.perSecond), 'aim: 10,000 /s, ten times the lookup compared with');
  line('99th percentile', `${result.p99} ms`, 'aim: under 10 ms');
  line('refused or failed', String(result.failures));
}
