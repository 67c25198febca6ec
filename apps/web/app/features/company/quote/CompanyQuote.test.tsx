import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { acme } from '../company.fixture.ts';
import { CompanyQuote } from './CompanyQuote.tsx';
import { LiveQuote } from './live-quote.tsx';
import { toQuote } from './to-quote.ts';

const now = '2026-11-22T14:05:09Z';
const closed = toQuote(acme, new Date(now));
const replayed = {
  ...closed,
  kind: 'replay' as const,
  simulated: true,
  tradedAt: '2026-08-03T15:30:00Z',
  latestUpdate: now,
};
const markup = (quote: typeof closed) =>
  renderToStaticMarkup(
    <LiveQuote symbol="ACME" initial={quote}>
      <CompanyQuote now={now} />
    </LiveQuote>,
  );

test('a listing without a price says so, and shows no empty figure, time or currency', () => {
  const without = markup({ ...closed, price: null, change: null, tradedAt: null, latestUpdate: null });
  expect(without).toContain('No price yet');
  expect(without).not.toMatch(/–|USD|New York/);
});

describe('a simulated price', () => {
  test('shows the moment it plays, named simulated, and nothing of today', () => {
    expect(markup(replayed)).toContain('Demo price');
    expect(markup(replayed)).toContain('Aug 3, 2026, 11:30 AM');
    expect(markup(replayed)).not.toMatch(/Nov 22|New York|ago/);
  });

  test('is neither up nor down', () => {
    expect(markup(closed)).toContain('figure-change');
    expect(markup(replayed)).not.toContain('figure-change');
    expect(markup({ ...closed, simulated: true })).not.toContain('figure-change');
  });
});
