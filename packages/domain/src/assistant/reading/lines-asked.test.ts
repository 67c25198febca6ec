import { expect, test } from 'vitest';
import { askedLines } from '../../figure-lookup/index.ts';
import { linesAsked, markLines } from './lines-asked.ts';
import { plainWords } from './plain-words.ts';

const asked = (text: string) => linesAsked(markLines(plainWords(text)), null).map(({ key }) => key);

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
  expect(asked(text)).toEqual(keys);
});

test('“as % of” leans on the line of the question before, and asks for nothing without one', () => {
  const words = markLines(plainWords('as % of total assets'));
  expect(linesAsked(words, askedLines.capex).map(({ key }) => key)).toEqual(['capex / totalAssets']);
  expect(linesAsked(words, null)).toEqual([]);
});
