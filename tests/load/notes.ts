import { createNote } from '@tenfold/contract/notes';
import pg from 'pg';
import { apiAs, signIn } from '../world/people.ts';
import { latency } from './latency.ts';
import type { Running } from './processes.ts';
import { heading, line } from './report.ts';

const notes = 10_000;
const turns = 100;
const symbols = 'AAPL MSFT GOOGL NVDA NKE COST WMT PG TSLA KO JPM O NFLX DIS MCD HD PEP V XOM F'.split(' ');

const pages = {
  'the last two of a company': '/company/NKE/recent_notes',
  'a page of a company': '/company/NKE/notes/1/20',
  'a page of all': '/notes?size=20',
  'the last page of all': `/notes?page=${notes / 20}&size=20`,
  'last changed first': '/notes?sort=updated&size=20',
  'by company': '/notes?sort=company&size=20',
  'a search that finds many': '/notes?q=margin&size=20',
  'a search that finds one': '/notes?q=inventory%207777&size=20',
  'a search that finds none': '/notes?q=xyzzy&size=20',
  'a hundred a page': '/notes?size=100',
  'numbers by company': '/notes/companies',
  'the summary': '/summary',
  'the export of all': '/notes/export',
} as const;

/** One person's notes, each read against what is known now. */
export async function benchNotes(product: Running, databaseUrl: string, dataDir: string): Promise<void> {
  const reached = { url: product.origin, dataDir };
  await writeNotes(databaseUrl, reached);
  heading(`${notes.toLocaleString('en-US')} notes of one person, PostgreSQL; aim: 100 ms at the median`);
  const headers = { authorization: `Bearer ${await signIn(reached, 'ben')}` };
  const origin = `${product.origin}/api/v1`;
  for (const [name, path] of Object.entries(pages)) {
    const requests = path.endsWith('export') ? 10 : turns;
    const { p50, p99, bytes } = await latency({ origin, headers }, () => ({ path }), requests);
    line(name, `${p50.toFixed(1)} ms`, `99th percentile ${p99.toFixed(1)} ms, ${Math.ceil(bytes / 1024)} kB`);
  }
}

/** One is written by the call, so that what it keeps is real; the others are like it, each on one or two of its companies. */
async function writeNotes(databaseUrl: string, reached: { url: string; dataDir: string }): Promise<void> {
  const api = await apiAs(reached, 'ben');
  const { id } = await api.call(createNote, { body: { description: 'The first.', symbols } });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into note (account_id, title, description, symbols, currency, fair_value_estimate, below_price,
                         known, searched, created_at, updated_at)
       select account_id, 'Note ' || n, text, tags, 'USD', '50-150', 60,
              (select jsonb_object_agg(tag, first.known -> tag) from unnest(tags) as tag),
              lower('Note ' || n || text || array_to_string(tags, ' ')), now() - n * interval '1 hour', now() - (n * 7919 % $2) * interval '1 hour'
         from note as first, generate_series(2, $2) as n,
              lateral (select repeat('Inventory ' || n || ' is back and the margin follows, as management said. ', 10) as text,
                              array[first.symbols[1 + n % 20]] || case when n % 3 = 0 then array[first.symbols[1 + (n + 7) % 20]] else '{}' end as tags) as written
        where first.id = $1`,
      [id, notes],
    );
    await client.query(
      `insert into note_update (note_id, description, symbols, below_price, known, created_at)
       select id, 'Raised a little since.', symbols[1:1], 55, known, created_at + interval '1 minute'
         from note where id % 10 = 0`,
    );
    await client.query(
      `insert into note_symbol select account_id, unnest(symbols), id from note on conflict do nothing`,
    );
    await client.query('analyze note, note_update, note_symbol');
  } finally {
    await client.end();
  }
}
