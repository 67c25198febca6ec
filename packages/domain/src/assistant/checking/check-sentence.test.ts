import { describe, expect, test } from 'vitest';
import { check, shown } from './checked.fixture.ts';

describe('without a figure', () => {
  test.each([
    'Acme pays no dividend.',
    'Acme has debt.',
    'Acme is debt-free.',
    'Acme’s margins narrowed.',
    'Sales skyrocketed.',
    'Acme’s cash covers its debt.',
    'All of its revenue comes from Europe.',
    'Acme’s profit dwarfs that of Other Works.',
    'Its price is its value.',
    'Acme broke even.',
    'Acme is overvalued.',
    'The shares are a bargain.',
    'Acme is insolvent.',
    'Acme missed expectations.',
  ])('“%s” is left out, as it says something of one', (sentence) => {
    expect(check(sentence).leftOut).toBe('claim');
  });

  test.each([
    'Acme makes phones and runs services.',
    'I can’t say why.',
    'I can’t find its debt in the filings.',
    'Ask the community about its dividend.',
  ])('“%s” is shown', (sentence) => {
    expect(shown(sentence)).not.toBeNull();
  });
});

describe('a sentence is shown with values that are printed here', () => {
  test.each([
    [
      'Acme’s revenue was {ACME FY2024 revenue}.',
      'Acme’s revenue was $1.80 billion (fiscal 2024, to Dec 31, 2024).',
    ],
    [
      'In fiscal 2024, Acme’s revenue was {acme 2024 sales}.',
      'In fiscal 2024, Acme’s revenue was $1.80 billion (to Dec 31, 2024).',
    ],
    ['It was {ACME FY2024 revenue}.', 'It was $1.80 billion (Acme, revenue, fiscal 2024, to Dec 31, 2024).'],
    [
      '- **Revenue** was {ACME FY2024 revenue}, net income {ACME FY2024 netIncome}.',
      'Revenue was $1.80 billion (Acme, fiscal 2024, to Dec 31, 2024), net income $90 million (Acme, fiscal 2024, to Dec 31, 2024).',
    ],
    [
      '3M reported revenue of {MMM FY2024 revenue}.',
      '3M reported revenue of $24.0 billion (fiscal 2024, to Dec 31, 2024).',
    ],
    [
      'According to its 10-K, Acme’s net margin was {ACME FY2024 margin}.',
      'According to its 10-K, Acme’s net margin was 5.0% (fiscal 2024, to Dec 31, 2024).',
    ],
    [
      'Acme’s quarterly revenue was {ACME FY2025 Q1 revenue}.',
      'Acme’s quarterly revenue was $500 million (Q1 of fiscal 2025, to Mar 31, 2025).',
    ],
    [
      'Acme’s fair value per share is {r1}.',
      'Acme’s fair value per share is $41.20 (Acme, fair value per share by P/E).',
    ],
    [
      'The filings don’t give reasons; the report’s own discussion of R&D may.',
      'The filings don’t give reasons; the report’s own discussion of R&D may.',
    ],
    ['3M files a 10-K.', '3M files a 10-K.'],
  ])('%j', (sentence, text) => {
    expect(shown(sentence)).toBe(text);
  });

  test('each with its figure, whose inputs and filings it names', () => {
    const { sentence } = check('Acme’s revenue rose {ACME FY2024 revenueChange}.');
    expect(sentence?.figures).toMatchObject([
      { value: 0.5, unit: 'percent', symbol: 'ACME', line: 'revenue change' },
    ]);
    expect(sentence?.figures[0]?.inputs.map(({ column }) => column)).toEqual(['2023', '2024']);
    expect(sentence?.parts[1]).toMatchObject({ text: '50.0%' });
  });
});

describe('a direction or a comparison is shown where its figures give it', () => {
  test.each([
    'Acme’s revenue rose from {ACME FY2023 revenue} to {ACME FY2024 revenue}.',
    'Acme’s revenue grew to {ACME FY2024 revenue} from {ACME FY2023 revenue}.',
    'Acme’s revenue fell by {ACME FY2023 revenueChange} to {ACME FY2023 revenue}.',
    'Acme’s revenue declined {ACME FY2023 revenueChange} year over year.',
    'Acme’s revenue of {ACME FY2024 revenue} was higher than Other Works’ {OTHR FY2024 revenue}.',
    'Other Works’ revenue of {OTHR FY2024 revenue} was below Acme’s {ACME FY2024 revenue}.',
  ])('%j', (sentence) => {
    expect(check(sentence).leftOut).toBeNull();
  });

  test('a change after “fell” stands without its sign', () => {
    expect(shown('Acme’s revenue fell by {ACME FY2023 revenueChange}.')).toBe(
      'Acme’s revenue fell by 20.0% (change in revenue, fiscal 2023, to Dec 31, 2023).',
    );
  });

  test.each([
    'Acme’s revenue fell from {ACME FY2023 revenue} to {ACME FY2024 revenue}.',
    'Acme’s revenue rose from {ACME FY2024 revenue} to {ACME FY2023 revenue}.',
    'Acme’s revenue rose to {ACME FY2023 revenue} from {ACME FY2024 revenue}.',
    'Acme’s revenue rose {ACME FY2023 revenueChange}.',
    'Acme’s revenue rose by {ACME FY2024 revenue}.',
    'Acme’s revenue rose to {ACME FY2024 revenue}.',
    'Acme’s revenue rose {ACME FY2024 revenueChange} to {ACME FY2023 revenue}.',
    'Acme’s net income rose from {ACME FY2023 netIncome} to {ACME FY2024 netIncome}.',
    'Acme’s revenue rose from {ACME FY2023 revenue} to {OTHR FY2024 revenue}.',
    'Acme’s revenue rose and fell from {ACME FY2023 revenue} to {ACME FY2024 revenue}.',
    'Acme’s revenue of {ACME FY2024 revenue} was lower than Other Works’ {OTHR FY2024 revenue}.',
    'Acme’s revenue of {ACME FY2024 revenue} was higher than its net income.',
    'Acme’s revenue of {ACME FY2024 revenue}, and Other Works’ was higher than {OTHR FY2024 revenue}.',
    'Acme’s revenue was {ACME FY2024 revenue}, the highest since fiscal 2021.',
    'Acme’s revenue doubled to {ACME FY2024 revenue} from {ACME FY2021 revenue}.',
    'Revenue rose.',
    'It has never been better.',
    'This was the strongest result on record.',
    'Margins are flat.',
    'The company lost money.',
    'Costs outpaced sales.',
    'The company has no debt.',
    'It is debt-free.',
    'Margins narrowed.',
    'Sales skyrocketed.',
    'Revenue comes mainly from phones.',
    'Its margin is similar to that of its peers.',
  ])('left out: %j', (sentence) => {
    expect(check(sentence).leftOut).not.toBeNull();
  });
});

describe('words beside a figure never say what it isn’t', () => {
  test.each([
    ['Other Works’ revenue was {ACME FY2024 revenue}.', 'scope'],
    ['Acme’s net income was {ACME FY2024 revenue}.', 'scope'],
    ['Acme’s net income was {ACME FY2024 revenue} and revenue {ACME FY2024 netIncome}.', 'scope'],
    ['In fiscal 2021, Acme’s revenue was {ACME FY2024 revenue}.', 'number'],
    ['In fiscal 2024 it was {ACME FY2023 revenue}, in fiscal 2023 {ACME FY2024 revenue}.', 'number'],
    ['Acme’s quarterly revenue was {ACME FY2024 revenue}.', 'scope'],
    ['Acme’s annual revenue was {ACME FY2025 Q1 revenue}.', 'scope'],
    ['Acme’s revenue was not {ACME FY2024 revenue}.', 'scope'],
    ['Acme’s revenue wasn’t {ACME FY2024 revenue}.', 'scope'],
    ['Acme’s revenue in China was {ACME FY2024 revenue}.', 'scope'],
    ['Acme’s revenue will be {ACME FY2024 revenue}.', 'scope'],
    ['Acme’s revenue was {ACME FY2024 revenue} per share.', 'scope'],
    ['Acme’s revenue was {ACME FY2024 revenue} million.', 'scope'],
    ['Acme’s revenue was -{ACME FY2024 revenue}.', 'scope'],
    ['Acme’s net income was ({ACME FY2024 netIncome}).', 'scope'],
    ['Acme’s revenue was {ACME FY2024 revenue}/{ACME FY2023 revenue}.', 'scope'],
    ['Apple’s revenue was {ACME FY2024 revenue}.', 'scope'],
    ['Revenue was {ACME FY2019 revenue}.', 'unknown_figure'],
    ['Revenue was {ACME FY2024 goodwill}.', 'unknown_figure'],
    ['Revenue was {NOPE FY2024 revenue}.', 'unknown_figure'],
    ['Revenue was {r9}.', 'unknown_figure'],
    ['Revenue was {1.8 billion}.', 'unknown_figure'],
    ['Revenue was {ACME FY2024 revenue', 'number'],
    ['Umsatz und Gewinn.', 'not_prose'],
    ['See [here](https://example.org).', 'not_prose'],
    ['<img src=x>', 'not_prose'],
    ['---', 'not_prose'],
    [`${'word '.repeat(200)}.`, 'not_prose'],
  ])('%j', (sentence, why) => {
    expect([sentence, check(sentence).leftOut]).toEqual([sentence, why]);
  });
});
