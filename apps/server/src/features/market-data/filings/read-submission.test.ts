import { expect, test } from 'vitest';
import { readSubmission } from './read-submission.ts';

const submission = (changed: object = {}) =>
  JSON.stringify({
    cik: '0000320193',
    fiscalYearEnd: '0926',
    tickers: ['aapl'],
    exchanges: ['Nasdaq'],
    ...changed,
  });

test('reads filer, fiscal year end and symbols', () => {
  expect(readSubmission(submission())).toMatchObject({
    ok: true,
    cik: 320193,
    fiscalYearEnd: '0926',
    listings: [{ symbol: 'AAPL', exchange: 'Nasdaq' }],
  });
});

test.each([null, '', '1332', '0230x', 926])('a fiscal year end of %o is ignored', (fiscalYearEnd) => {
  expect(readSubmission(submission({ fiscalYearEnd }))).toMatchObject({ fiscalYearEnd: null });
});

test('adds a protocol to websites, and converts cities from capitals', () => {
  const addresses = { business: { city: 'ST. LOUIS', stateOrCountry: 'MO' } };
  expect(readSubmission(submission({ website: 'www.acme.test', addresses }))).toMatchObject({
    website: 'https://www.acme.test',
    headquarters: 'St. Louis, MO',
  });
});

test.each([
  ['', 'empty_file'],
  ['{"cik": ', 'malformed_json'],
  ['[]', 'not_submissions'],
  ['{}', 'missing_cik'],
])('%s is refused: %s', (text, why) => {
  expect(readSubmission(text)).toEqual({ ok: false, why });
});
