import { expect, test } from 'vitest';
import { lookupLines } from '../../figure-lookup/index.ts';
import { markLines, parseLines } from './parse-lines.ts';
import { plainWords } from './plain-words.ts';

const requested = (text: string) => parseLines(markLines(plainWords(text)), null).map(({ key }) => key);

test.each([
  ['total revenues', ['revenue']],
  ['cash from operations', ['cashFlowFromOperatingActivities']],
  ['tax bill', ['incomeTax']],
  ['op margin', ['operatingIncome / revenue']],
  ['free cash flow margin', ['freeCashFlow / revenue']],
  ['effective tax rate', ['incomeTax / pretaxIncome']],
  ['stock comp as a percentage of revenue', ['stockCompensation / revenue']],
  ['what part of its operating cash flow went to buybacks', ['buybacks / cashFlowFromOperatingActivities']],
  ['liabilities to assets', ['totalLiabilities / totalAssets']],
  ['how many times does operating cash flow cover its capex', ['cashFlowFromOperatingActivities / capex']],
  ['free cash flow per diluted share', ['freeCashFlow / sharesOutstanding']],
  ['earnings per diluted share', ['earningsPerShare']],
  ['revenue and net income', ['revenue', 'netIncome']],
])('“%s” asks for %j', (text, keys) => {
  expect(requested(text)).toEqual(keys);
});

test('“as % of” leans on the line of the question before, and asks for nothing without one', () => {
  const words = markLines(plainWords('as % of total assets'));
  expect(parseLines(words, lookupLines.capex).map(({ key }) => key)).toEqual(['capex / totalAssets']);
  expect(parseLines(words, null)).toEqual([]);
});
