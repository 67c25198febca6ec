import { expect, test } from 'vitest';
import { filingOf, filingsAreHere } from '../filings.ts';

test.skipIf(!filingsAreHere).each([
  ['BRO', 'general'], // an insurance agent with a small insurer
  ['CI', 'general'], // a health plan
  ['KKR', 'insurer'],
  ['SYF', 'bank'],
  ['HST', 'realEstate'],
  ['EVRG', 'utility'],
  ['LNT', 'utility'],
  ['F', 'captiveLender'],
  ['PCAR', 'captiveLender'],
  ['TSLA', 'general'],
  ['HOOD', 'broker'], // what it owes customers is filed as changes alone
])('%s is of kind %s by its tags alone', (symbol, kind) => {
  expect(filingOf(symbol).statements.businessKind).toBe(kind);
});
