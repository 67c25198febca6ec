import { expect, test } from 'vitest';
import { parseSections } from '../statistics/shown-sections.ts';
import { parseStoredChoices } from './stored-choices.ts';

test('rates and method are stored by symbol, and other stored data stays', () => {
  const stored = {
    bySymbol: {
      NKE: { requiredReturn: 0.08, terminalGrowth: 0.03 },
      F: { requiredReturn: 0.1, terminalGrowth: 0, method: 'earningsPower' },
      O: { requiredReturn: 0.1, terminalGrowth: 0, method: 'horoscope' },
      KO: { requiredReturn: '0.08', terminalGrowth: 0 },
      PG: null,
    },
  };
  expect(parseStoredChoices(stored)).toEqual({
    NKE: { requiredReturn: 0.08, terminalGrowth: 0.03, method: null },
    F: { requiredReturn: 0.1, terminalGrowth: 0, method: 'earningsPower' },
    O: { requiredReturn: 0.1, terminalGrowth: 0, method: null },
  });
  expect(parseStoredChoices(undefined)).toEqual({});
  expect(parseStoredChoices({ bySymbol: 'x' })).toEqual({});
});

test('sections are shown until turned off; unknown ones stay', () => {
  expect(parseSections(undefined)).toEqual([]);
  expect(parseSections({ hidden: ['dividends', 'news'] })).toEqual(['dividends']);
});
