import { expect, test } from 'vitest';
import { companyIndex, markCompanies, symbolsIn } from './parse-companies.ts';
import { plainWords } from './plain-words.ts';

const index = companyIndex([
  { symbol: 'NKE', names: ['NIKE, Inc.', 'Nike'] },
  { symbol: 'MCD', names: ['McDonald’s Corp'] },
  { symbol: 'COST', names: ['Costco Wholesale Corp', 'Costco'] },
  { symbol: 'V', names: ['Visa Inc.'] },
  { symbol: 'F', names: ['Ford Motor Co'] },
  { symbol: 'GM', names: ['General Motors Co'] },
  { symbol: 'TSLA', names: ['Tesla, Inc.'] },
  { symbol: 'BRK-B', names: ['Berkshire Hathaway Inc'] },
  { symbol: 'AMN', names: ['American Northern Inc'] },
  { symbol: 'AMS', names: ['American Southern Inc'] },
]);
const requested = (text: string) => symbolsIn(markCompanies(plainWords(text), text, index));

test.each([
  ['what was nikes revenue', ['NKE']],
  ['McDonald’s sales', ['MCD']],
  ['mcd dividend', ['MCD']],
  ['BRK.B net income', ['BRK-B']],
  ['capex of f, tsla, gm', ['F', 'TSLA', 'GM']],
  ['sort nke, cost, gm by revenue', ['NKE', 'COST', 'GM']],
  ['V margin', ['V']],
])('“%s” names its companies', (text, symbols) => {
  expect(requested(text)).toEqual(symbols);
});

test('a word of the language is a company in capitals or beside one', () => {
  expect(requested('the cost of revenue')).toEqual([]);
  expect(requested('COST revenue')).toEqual(['COST']);
  expect(requested('WHAT DID IT COST')).toEqual([]);
});

test('who corrects themselves means the second', () => {
  expect(requested('order these: GM.. no, NKE, COST')).toEqual(['NKE', 'COST']);
  expect(requested('ford or gm? wait compare ford with tesla instead')).toEqual(['F', 'TSLA']);
});

test('a name that two companies share names neither', () => {
  expect(requested('american revenue')).toEqual([]);
  expect(requested('american southern revenue')).toEqual(['AMS']);
});
