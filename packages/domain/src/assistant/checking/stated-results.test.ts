import { describe, expect, test } from 'vitest';
import {
  checkSentence,
  type QuotedFigure,
  quoteResult,
  quoteToken,
  type ResultFigure,
  referencesIn,
} from './index.ts';
import { acme, namedCompanies } from './small-companies.fixture.ts';

const base = {
  company: { symbol: 'ACME', name: 'Acme' },
  currency: null,
  asOf: null,
  source: [],
  mood: 'is',
} as const;
const ofPe = { ...base, unit: 'ratio', family: 'priceEarnings' } as const;
const results: Readonly<Record<string, ResultFigure>> = {
  r1: {
    ...ofPe,
    key: 'priceEarnings',
    name: 'P/E at the close of Nov 27, 2026',
    phrases: ['P/E'],
    value: 20,
  },
  r2: {
    ...ofPe,
    key: 'priceEarnings median',
    name: 'median P/E over ten years',
    phrases: ['median P/E'],
    value: 25,
  },
  r3: {
    ...base,
    key: 'revenueChange',
    family: 'revenueChange',
    unit: 'percent',
    mood: 'would',
    name: 'revenue growth that the price needs',
    phrases: ['revenue growth'],
    value: 0.12,
  },
  r4: {
    ...base,
    key: 'revenueChange',
    family: 'revenueChange',
    unit: 'percent',
    name: 'revenue growth as averages have it',
    phrases: ['revenue growth'],
    value: 0.05,
  },
  r5: {
    ...ofPe,
    company: { symbol: 'OTHR', name: 'Other Works' },
    key: 'priceEarnings',
    name: 'P/E at the close of Nov 27, 2026',
    phrases: ['P/E'],
    value: 30,
  },
  r6: {
    ...base,
    family: 'fcfYield',
    unit: 'percent',
    key: 'fcfYield',
    name: 'FCF yield',
    phrases: ['FCF yield'],
    value: 0.03,
  },
};

function check(sentence: string) {
  const quoted = new Map(
    referencesIn(sentence).flatMap(({ text, token, id }): [string, QuotedFigure][] => {
      const result = id === null ? undefined : results[id];
      if (result !== undefined) return [[text, quoteResult(result)]];
      const figure = token === null ? null : quoteToken(acme, token);
      return figure === null ? [] : [[text, figure]];
    }),
  );
  return checkSentence(sentence, { quoted, companies: namedCompanies });
}

describe('a result of a tool is stated with what it is and of which day', () => {
  test.each([
    ['Acme’s P/E is {r1}.', 'Acme’s P/E is 20.00 (Acme, P/E at the close of Nov 27, 2026).'],
    ['Its median P/E was {r2}.', 'Its median P/E was 25.00 (Acme, median P/E over ten years).'],
    [
      'Acme’s P/E of {r1} is below its median P/E of {r2}.',
      'Acme’s P/E of 20.00 (Acme, P/E at the close of Nov 27, 2026) is below its median P/E of 25.00 (Acme, median P/E over ten years).',
    ],
    [
      'Acme’s P/E of {r1} is lower than Other Works’ {r5}.',
      'Acme’s P/E of 20.00 (Acme, P/E at the close of Nov 27, 2026) is lower than Other Works’ 30.00 (Other Works, P/E at the close of Nov 27, 2026).',
    ],
    [
      'Acme’s revenue growth would have to be {r3}.',
      'Acme’s revenue growth would have to be 12.0% (Acme, revenue growth that the price needs).',
    ],
    [
      'Its revenue growth is {r4} and would have to be {r3}.',
      'Its revenue growth is 5.0% (Acme, revenue growth as averages have it) and would have to be 12.0% (Acme, revenue growth that the price needs).',
    ],
  ])('%j', (sentence, text) => {
    expect(check(sentence).sentence?.text).toBe(text);
  });

  test('its figure has value, unit, line, day and source', () => {
    const own = quoteResult({ ...results.r1, asOf: '2026-11-27', source: ['user'] } as ResultFigure);
    expect(own.printed.figure).toMatchObject({
      value: 20,
      unit: 'ratio',
      symbol: 'ACME',
      line: 'P/E at the close of Nov 27, 2026',
      periodEnd: '2026-11-27',
      sources: ['user'],
    });
  });

  test.each([
    ['Acme’s P/E is {r2}.', 'scope'],
    ['Acme’s median P/E is {r1}.', 'scope'],
    ['Other Works’ P/E is {r1}.', 'scope'],
    ['Acme’s revenue is {r1}.', 'scope'],
    ['Acme’s P/E is {ACME FY2024 revenue}, or {r1}.', 'scope'],
    ['Acme’s P/E is forecast at {r1}.', 'scope'],
    ['Acme’s P/E will be {r1}.', 'scope'],
    ['Acme’s P/E would be {r1}.', 'scope'],
    ['Acme’s revenue growth is {r3}.', 'scope'],
    ['Acme’s revenue growth would have to be {r4}.', 'scope'],
    ['Its revenue growth is {r3} and would have to be {r4}.', 'scope'],
    ['Acme’s revenue would have to be {ACME FY2024 revenue}.', 'scope'],
    ['Acme’s P/E of {r1} is above its median P/E of {r2}.', 'claim'],
    ['Acme’s P/E of {r1} is higher than Other Works’ {r5}.', 'claim'],
    ['Acme’s P/E of {r1} is higher than its FCF yield of {r6}.', 'claim'],
    ['Acme’s P/E rose to {r1}.', 'claim'],
    ['Acme’s P/E rose from {r1} to {r2}.', 'scope'],
    ['Acme’s P/E is {r1}, the lowest since fiscal 2021.', 'number'],
    ['Acme’s P/E of {r1} is cheap.', 'scope'],
  ])('left out: %j', (sentence, why) => {
    expect([sentence, check(sentence).leftOut]).toEqual([sentence, why]);
  });
});

/** Revenue: 1,000, 1,500, 1,200, 1,800 in 2021 to 2024; net income 100, 150, a loss of 60, 90. */
describe('an extreme is shown where the years between give it', () => {
  test.each([
    [
      'Acme’s revenue was {ACME FY2023 revenue}, the lowest since fiscal 2021.',
      'Acme’s revenue was $1.20 billion (fiscal 2023, to Dec 31, 2023), the lowest since fiscal 2021.',
    ],
    [
      'In fiscal 2023, Acme’s revenue of {ACME FY2023 revenue} was its lowest since 2021.',
      'In fiscal 2023, Acme’s revenue of $1.20 billion (to Dec 31, 2023) was its lowest since 2021.',
    ],
  ])('%j', (sentence, text) => {
    expect(check(sentence).sentence?.text).toBe(text);
  });

  test('the year opens the figures it is compared with', () => {
    const { sentence } = check('Acme’s revenue was {ACME FY2023 revenue}, the lowest since fiscal 2021.');
    expect(sentence?.figures[1]).toMatchObject({ value: 2021, unit: 'year', line: 'revenue' });
    expect(sentence?.figures[1]?.inputs.map(({ column }) => column)).toEqual(['2021', '2022', '2023']);
    expect(sentence?.parts.at(-2)).toMatchObject({ text: '2021' });
  });

  test.each([
    // No year since then was as high: that isn’t since when.
    'Acme’s revenue was {ACME FY2024 revenue}, the highest since fiscal 2021.',
    'Acme’s revenue was {ACME FY2023 revenue}, the highest since fiscal 2021.',
    'Acme’s revenue was {ACME FY2023 revenue}, the lowest since fiscal 2022.',
    'Acme’s revenue was {ACME FY2023 revenue}, the lowest since fiscal 2019.',
    'Acme’s revenue was {ACME FY2023 revenue}, the lowest since fiscal 2024.',
    'Acme’s revenue was {ACME FY2023 revenue}, the lowest ever.',
    'Acme’s revenue was {ACME FY2023 revenue}, the lowest since the beginning.',
    'Acme’s revenue was {ACME FY2023 revenue}, the lowest in Europe since fiscal 2021.',
    'Acme’s revenue was {ACME FY2023 revenue}, not the lowest since fiscal 2021.',
    'Acme’s revenue was {ACME FY2023 revenue} and its net income the lowest since fiscal 2021.',
    'Acme’s revenue fell by {ACME FY2023 revenueChange}, the lowest since fiscal 2021.',
    'Acme’s revenue was {ACME FY2025 Q1 revenue}, the lowest since fiscal 2021.',
    // A loss that is the lowest says two things.
    'Acme’s net income was {ACME FY2023 netIncome}, the lowest since fiscal 2021.',
    'The lowest since fiscal 2021.',
    'Since fiscal 2021 it is {ACME FY2023 revenue}, the lowest since fiscal 2021, the lowest since fiscal 2021.',
  ])('left out: %j', (sentence) => {
    expect(check(sentence).leftOut).not.toBeNull();
  });
});
