import { matchQuery, QueryClient, type QueryKey } from '@tanstack/query-core';
import { describe, expect, test } from 'vitest';
import { keysOf, type QueryIdentity, queryKey } from './keys.ts';
import { readerOf } from './reader.ts';

const quote: QueryIdentity = {
  label: 'quote',
  call: 'GET /company/{symbol}',
  input: { params: { symbol: 'NKE' } },
};
const chart: QueryIdentity = {
  label: 'chart',
  call: 'POST /company/{symbol}/chart/{period}',
  input: { params: { symbol: 'NKE', period: '1Y' }, body: { indicators: ['stockPrice'] } },
};
const ann = readerOf(`e30.${btoa(JSON.stringify({ sub: '7' }))}.x`);

const built = (queryKey: QueryKey) =>
  new QueryClient().getQueryCache().build(new QueryClient(), { queryKey });
const matches = (filter: QueryKey, key: QueryKey) => matchQuery({ queryKey: filter }, built(key));
const hashOf = (key: QueryKey) => built(key).queryHash;

test('the reader is the account of the token, and a visitor without one', () => {
  expect([ann, readerOf(null), readerOf('worthless')]).toEqual(['7', 'visitor', 'visitor']);
});

test('two people never share a key, nor two inputs, nor two readings of one reply', () => {
  const keys = [
    queryKey(ann, quote),
    queryKey('visitor', quote),
    queryKey(ann, { ...quote, input: { params: { symbol: 'AAPL' } } }),
    queryKey(ann, { ...quote, label: 'company' }),
  ];
  expect(new Set(keys.map(hashOf)).size).toBe(keys.length);
  expect(hashOf(queryKey(ann, { ...quote }))).toBe(hashOf(queryKey(ann, quote)));
});

describe('news of a call', () => {
  test('concerns each of its queries with that input, whatever else is in it', () => {
    const ofNike = keysOf(ann, chart.call, { params: { symbol: 'NKE' } });
    expect(matches(ofNike, queryKey(ann, chart))).toBe(true);
    expect(matches(keysOf(ann, chart.call, {}), queryKey(ann, chart))).toBe(true);
  });

  test('concerns no other company, call or person', () => {
    const ofNike = keysOf(ann, quote.call, { params: { symbol: 'NKE' } });
    expect(matches(ofNike, queryKey(ann, { ...quote, input: { params: { symbol: 'AAPL' } } }))).toBe(false);
    expect(matches(ofNike, queryKey(ann, chart))).toBe(false);
    expect(matches(ofNike, queryKey('visitor', quote))).toBe(false);
  });
});
