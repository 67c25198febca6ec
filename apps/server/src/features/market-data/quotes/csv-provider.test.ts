import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvProvider } from './csv-provider.ts';

const signal = new AbortController().signal;
let folder: string;
const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join('\n'));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  mkdirSync(join(folder, 'intraday'));
  write(
    'quotes.csv',
    'symbol,price,previous_close,traded_at,currency',
    'ACME,12.5,12,2026-08-24T11:00:00-04:00,USD',
    'LOSS,oops,,yesterday,',
    'OTHER,1,1,2026-08-24T11:00:00-04:00,USD',
  );
  const monday = ['2026-08-24 09:30:00-04:00,12.1', '2026-08-24 13:35:00,12.2', '2026-08-24 13:35:00,12.2'];
  write('intraday/ACME.csv', 'time,close', '2026-08-23 15:00:00,12', '2026-08-24 04:00:00,12', ...monday);
  write('ACME.csv', 'date,close', '2026-08-20,11.9', '2026-08-21,12');
  write('dividends.csv', 'symbol,ex_date,amount', 'ACME,2026-08-21,0.1', 'OTHER,2026-08-21,9');
  write('splits.csv', 'symbol,date,ratio', 'ACME,2020-08-21,4', 'ACME,2026-08-21,2');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a row is a quote; unreadable values stay in it, to be refused later', async () => {
  const ticks = await csvProvider(folder).quotes(['ACME', 'LOSS', 'NOPE'], signal);
  expect(ticks.get('ACME')).toEqual({
    price: 12.5,
    previousClose: 12,
    tradedAt: new Date('2026-08-24T15:00:00Z'),
    currency: 'USD',
    delayMinutes: 0,
  });
  expect(ticks.get('LOSS')).toMatchObject({ price: Number.NaN, previousClose: null, currency: null });
  expect([...ticks.keys()]).toEqual(['ACME', 'LOSS']);
});

test('intraday times have an offset or are UTC; others and repeated rows are skipped', async () => {
  const { sessions } = await csvProvider(folder).intraday('ACME', signal);
  expect(sessions).toEqual([
    {
      day: '2026-08-24',
      simulated: false,
      bars: [
        { at: new Date('2026-08-24T13:30:00Z'), price: 12.1 },
        { at: new Date('2026-08-24T13:35:00Z'), price: 12.2 },
      ],
    },
  ]);
});

test('history starts at the requested day', async () => {
  expect(await csvProvider(folder).history?.('ACME', '2026-08-21', signal)).toEqual({
    currency: null,
    closes: [{ day: '2026-08-21', close: 12 }],
    dividends: [{ exDate: '2026-08-21', amount: 0.1 }],
    splits: [{ effective: '2026-08-21', ratio: 2 }],
  });
});

test('a folder without files gives nothing', async () => {
  const empty = csvProvider(join(folder, 'nowhere'));
  expect((await empty.quotes(['ACME'], signal)).size).toBe(0);
  expect((await empty.intraday('ACME', signal)).sessions).toEqual([]);
  expect((await empty.history?.('ACME', '2026-01-01', signal))?.closes).toEqual([]);
});
