import { expect, test } from 'vitest';
import { indexNames, listingsNamedIn } from './named-listings.ts';

const names = indexNames(
  (
    [
      ['NKE', 1, 'Nike'],
      ['TGT', 2, 'Target'],
      ['GAP', 3, 'Gap'],
      ['F', 4, 'Ford Motor'],
      ['KO', 5, 'Coca-Cola'],
      ['BAC', 6, 'Bank of America'],
      ['GM', 7, 'General Motors'],
      ['GE', 8, 'General Electric'],
      ['GOOGL', 9, 'Alphabet'],
      ['GOOG', 9, 'Alphabet'],
      ['A', 10, 'Agilent Technologies'],
      ['ALL', 11, 'Allstate'],
      ['LOW', 12, 'Lowe’s'],
      ['T', 13, 'AT&T'],
      ['BRK-B', 14, 'Berkshire Hathaway'],
    ] as const
  ).map(([symbol, cik, shortName]) => ({
    symbol,
    cik,
    name: shortName,
    shortName,
    coverage: 'here' as const,
  })),
);
const named = (text: string) => listingsNamedIn(names, text).map(({ symbol }) => symbol);

test.each([
  ['Why did $NKE fall?', ['NKE']],
  ['why did $nke fall?', ['NKE']],
  ['Is $f cheap, and $A?', ['F', 'A']],
  ['Why did NKE fall?', ['NKE']],
  ['Why did NKE’s margin fall?', ['NKE']],
  ['Why did Nike fall?', ['NKE']],
  ["Why did Nike's margin fall?", ['NKE']],
  ['Nike, Nike’s and $NKE', ['NKE']],
  ['Does Lowe’s own its stores?', ['LOW']],
  ['Is AT&T’s debt high?', ['T']],
  ['How does Coca-Cola price?', ['KO']],
  ['how does coca cola price?', ['KO']],
  ['What does Bank of America earn on deposits?', ['BAC']],
  ['what does bank of america earn?', ['BAC']],
  ['Why is Ford’s F so cheap?', ['F']],
  ['Is BRK.B a bank?', ['BRK-B']],
  ['How do Target and Gap compare with Alphabet?', ['TGT', 'GAP', 'GOOGL']],
])('“%s” names %j', (text, symbols) => {
  expect(named(text)).toEqual(symbols);
});

test.each([
  'What is the target of the gap between both, and can one ford it?',
  'Is f or t or ge a number? Is nke?',
  'I own A share',
  'Does the General plan a bank?',
  'WHY DID ALL MARGINS FALL?',
  'It is all low',
  '$ $$ $$$ $5 & ’s',
  '',
])('“%s” names none', (text) => {
  expect(named(text)).toEqual([]);
});
