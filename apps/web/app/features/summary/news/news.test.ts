import { forecastId, noteId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { newsOf } from './news.ts';

const now = new Date('2026-11-21T02:00:00Z');

const filing = (symbol: string, filed: string) => ({
  symbol,
  filed,
  companyName: symbol,
  accession: `${symbol} ${filed}`,
  form: '10-Q',
  url: '',
  periodEnd: null,
  fiscalYear: null,
  earningsPerShare: null,
});
const quiet = { count: 0, last: null };
const none = { notes: 0, touchedLately: 0, prices: [] };
const touched = (symbol: string, day: string) => ({
  noteId: noteId.parse(1),
  title: null,
  excerpt: '',
  symbol,
  currency: 'USD',
  price: 86,
  lowest: 84.2,
  touched: { day, price: 84.2, isSimulated: false },
  stockPrice: 88.53,
  away: 0.03,
});
const outdated = (symbol: string, filed: string, id = 1) => ({
  id: forecastId.parse(id),
  name: 'Base',
  symbol,
  form: '10-Q',
  filed,
});

test('filings of today and yesterday in New York are new', () => {
  const filings = [filing('NVDA', '2026-11-20'), filing('TGT', '2026-11-19'), filing('HD', '2026-11-18')];
  expect(newsOf({ alerts: quiet, filings, outdated: [], buyBelow: none }, now)).toMatchObject([
    {
      title: '2 filings since yesterday',
      detail: 'NVDA 10-Q and TGT 10-Q',
      path: '/company/NVDA#financials',
    },
  ]);
});

test('a buy-below price that was touched within a week is news', () => {
  const prices = [touched('TGT', '2026-11-19')];
  const newsWith = (touchedLately: number) =>
    newsOf({ alerts: quiet, filings: [], outdated: [], buyBelow: { notes: 1, touchedLately, prices } }, now);
  expect(newsWith(1)).toMatchObject([
    {
      title: '1 buy-below price touched',
      detail: 'TGT was at 84.20 on Nov 19',
      path: '/my-tenfold/note/TGT',
    },
  ]);
  expect(newsWith(2)).toMatchObject([
    { title: '2 buy-below prices touched', detail: 'TGT was at 84.20 on Nov 19, and others' },
  ]);
  expect(newsWith(0)).toEqual([]);
});

test('a forecast older than its filing leads to the forecast, several to the list', () => {
  expect(
    newsOf(
      { alerts: quiet, filings: [], outdated: [outdated('MSFT', '2026-10-29', 7)], buyBelow: none },
      now,
    ),
  ).toMatchObject([
    {
      title: '1 forecast older than its filing',
      detail: 'MSFT filed a 10-Q on Oct 29',
      path: '/company/MSFT?forecast=7#financials',
    },
  ]);
  const two = [outdated('MSFT', '2026-10-29'), outdated('NKE', '2026-11-02', 2)];
  expect(newsOf({ alerts: quiet, filings: [], outdated: two, buyBelow: none }, now)).toMatchObject([
    {
      title: '2 forecasts older than their filing',
      detail: 'NKE filed a 10-Q on Nov 2, and others',
      path: '/my-tenfold/forecasts',
    },
  ]);
});

test('on a quiet day there is no news', () => {
  expect(
    newsOf({ alerts: quiet, filings: [filing('HD', '2026-11-18')], outdated: [], buyBelow: none }, now),
  ).toEqual([]);
});

test('fired alerts come first, before filings', () => {
  const last = {
    symbol: 'NKE',
    price: 44.1,
    tradedAt: '2026-11-20T18:00:00Z',
    isSimulated: false,
    cause: 'price_moved' as const,
  };
  const newsWith = (alerts: Parameters<typeof newsOf>[0]['alerts']) =>
    newsOf({ alerts, filings: [filing('HD', '2026-11-20')], outdated: [], buyBelow: none }, now);
  expect(newsWith({ count: 1, last })).toMatchObject([
    { title: '1 price alert fired', detail: 'NKE was at 44.10', path: '/company/NKE' },
    { title: '1 filing since yesterday' },
  ]);
  expect(newsWith({ count: 3, last })[0]).toMatchObject({
    title: '3 price alerts fired',
    detail: 'NKE was at 44.10, and others',
  });
  expect(newsWith({ count: 1, last: { ...last, cause: 'value_moved' } })[0]?.detail).toBe(
    'Your target for NKE moved past the price of 44.10',
  );
});
