import { expect, test } from 'vitest';
import { serverOnly } from './server-only.ts';

const loaded = { symbol: 'ACME', quality: ['passed'] };

test('a page embeds nothing of what only the server reads', () => {
  const page = serverOnly(loaded, 'quality', new Request('http://127.0.0.1/company/ACME'));
  expect(page.quality).toEqual(['passed']);
  expect(JSON.parse(JSON.stringify(page))).toEqual({ symbol: 'ACME' });
});

test('a browser that renders the page itself gets it', () => {
  const page = serverOnly(loaded, 'quality', new Request('http://127.0.0.1/company/ACME.data?from=list'));
  expect(JSON.parse(JSON.stringify(page))).toEqual(loaded);
});
