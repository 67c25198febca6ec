import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyOf, million, yearly } from '../../figure-lookup/lookup-company.fixture.ts';
import { toDate } from '../../statements/synthetic-facts.ts';
import { type Answer, answerQuestion, companyIndex, readQuestion } from '../index.ts';
import { strayNumbers } from './stray-numbers.fixture.ts';

const acme = companyOf('ACME', 'Acme', [
  ...yearly('Revenues', { 2021: 1000, 2022: 1500, 2023: 1200, 2024: 1800 }),
  ...yearly('NetIncomeLoss', { 2021: 100, 2022: 150, 2023: -60, 2024: 90 }),
  ...yearly('NetCashProvidedByUsedInOperatingActivities', { 2021: 200, 2022: 250, 2023: 90, 2024: 300 }),
  ...yearly('PaymentsToAcquirePropertyPlantAndEquipment', { 2021: 50, 2022: 50, 2023: 40, 2024: 60 }),
  ...yearly(
    'EarningsPerShareDiluted',
    { 2021: 1e-6, 2022: 1.5e-6, 2023: -0.6e-6, 2024: 2.5e-6 },
    'USD/shares',
  ),
  toDate('Revenues', 2025, 1, 500 * million),
  toDate('NetIncomeLoss', 2025, 1, 30 * million),
]);
const other = companyOf('OTHR', 'Other', [
  ...yearly('Revenues', { 2023: 100, 2024: 110 }),
  ...yearly('NetIncomeLoss', { 2023: 30, 2024: 33 }),
  ...yearly('NetCashProvidedByUsedInOperatingActivities', { 2023: 30, 2024: 33 }),
]);
const companies = new Map([acme, other].map((each) => [each.symbol, each]));
const index = companyIndex([
  { symbol: 'ACME', names: ['Acme Corp'] },
  { symbol: 'OTHR', names: ['Other Inc'] },
]);
const answer = (text: string): Answer => answerQuestion(readQuestion(text, index), companies);
const textOf = ({ sentences }: Answer) => sentences.map(({ text }) => text).join(' ');

test.each([
  ['acme revenue 2024', 'Acme’s revenue in fiscal 2024 (to Dec 31, 2024) was $1.80 billion.'],
  [
    'by how much did acmes revenue grow in 2024',
    'Acme’s revenue rose by 50.0%, or $600 million: $1.20 billion in fiscal 2023 (to Dec 31, 2023), $1.80 billion in fiscal 2024 (to Dec 31, 2024).',
  ],
  [
    'cagr of acme revenue 2021-2024',
    'Acme’s revenue grew by 21.6% a year over 3 years: $1.00 billion in fiscal 2021 (to Dec 31, 2021), $1.80 billion in fiscal 2024 (to Dec 31, 2024).',
  ],
  [
    'acme highest revenue year',
    'Acme’s revenue was highest in fiscal 2024 (to Dec 31, 2024), at $1.80 billion, of the years from fiscal 2021 to fiscal 2024.',
  ],
  [
    'sum of acme capex 2021 to 2024',
    'Acme’s capex added up to $200 million from fiscal 2021 to fiscal 2024.',
  ],
  [
    'acme free cash flow margin 2024',
    'Acme’s free cash flow margin in fiscal 2024 (to Dec 31, 2024) was 13.3%.',
  ],
  [
    'how has acmes net income developed from 2021 to 2024',
    'Acme’s net income fell from $100 million in fiscal 2021 (to Dec 31, 2021) to $90 million in fiscal 2024 (to Dec 31, 2024), with ups and downs.',
  ],
  [
    'acme vs other, higher net margin 2024',
    'Other had the higher net margin: Other 30.0% in fiscal 2024 (to Dec 31, 2024); Acme 5.0% in fiscal 2024 (to Dec 31, 2024).',
  ],
])('“%s”', (text, printed) => {
  expect(textOf(answer(text))).toBe(printed);
});

test('a figure names its filings, its last day and its full value', () => {
  const [sentence] = answer('acme revenue 2023').sentences;
  expect(sentence?.figures).toEqual([
    {
      value: 1200 * million,
      unit: 'USD',
      symbol: 'ACME',
      line: 'revenue',
      periodEnd: '2023-12-31',
      sources: ['0000000001-24'],
      inputs: [
        {
          symbol: 'ACME',
          line: 'revenue',
          column: '2023',
          periodEnd: '2023-12-31',
          value: 1200 * million,
          unit: 'USD',
        },
      ],
    },
  ]);
});

test.each([
  ['acme net margin 2024', ['netIncome 2024', 'revenue 2024']],
  ['by how much did acmes revenue grow in 2024', ['revenue 2023', 'revenue 2024']],
  ['acme revenue in q1 2025', ['revenue 2025-Q1']],
  ['sum of acme capex 2023 to 2024', ['capex 2023', 'capex 2024']],
])('the first figure of “%s” is calculated from %j', (text, inputs) => {
  const [figure] = answer(text).sentences.flatMap(({ figures }) => figures);
  expect(figure?.inputs.map(({ line, column }) => `${line} ${column}`)).toEqual(inputs);
});

test('as first reported, a figure is in no column of today’s table', () => {
  const [figure] = answer('acme revenue 2023 as first reported').sentences.flatMap(({ figures }) => figures);
  expect(figure?.inputs).toMatchObject([{ line: 'revenue', column: null }]);
});

test('a sentence says where each of its figures stands', () => {
  const [sentence] = answer('acme vs other, higher net margin 2024').sentences;
  expect(sentence?.parts.map((part) => (typeof part === 'string' ? part : [part.text]))).toEqual([
    ['Other'],
    ' had the higher net margin: Other ',
    ['30.0%'],
    ' in fiscal 2024 (to Dec 31, 2024); Acme ',
    ['5.0%'],
    ' in fiscal 2024 (to Dec 31, 2024).',
  ]);
});

test.each([
  ['how has acmes revenue developed', 'Acme: revenue', ['FY2021', 'FY2022', 'FY2023', 'FY2024']],
  ['acme vs other, higher net margin 2024', 'Net margin', ['OTHR', 'ACME']],
  ['rank acme and other by revenue 2024', 'Revenue', ['ACME', 'OTHR']],
])('“%s” has a table', (text, title, labels) => {
  const { table } = answer(text);
  expect([table?.title, table?.rows.map(({ label }) => label)]).toEqual([title, labels]);
  expect(table?.rows.filter(({ printed }) => printed.figure.sources.length === 0)).toEqual([]);
});

test('one value and a change need no table', () => {
  expect(answer('acme revenue 2024').table).toBeNull();
  expect(answer('by how much did acmes revenue grow in 2024').table).toBeNull();
});

test('a wrong premise is corrected with what was filed', () => {
  const rose = answer('why did acmes revenue fall in 2024');
  expect(rose).toMatchObject({ reason: 'wrong_premise', refused: false });
  expect(textOf(rose)).toMatch(/^That isn’t what the filings say\. Acme’s revenue rose by 50\.0%/);
  expect(answer('which acquisition doubled acmes revenue in 2024').reason).toBe('wrong_premise');
  expect(answer('why did acme lose money in 2024').reason).toBe('wrong_premise');
  expect(answer('why did acme lose money in 2023').reason).toBeNull();
  expect(answer('why did acmes revenue fall in 2023').reason).toBeNull();
});

test('no rate of change from a loss', () => {
  expect(textOf(answer('acme net income change 2023 to 2024'))).toMatch(
    /rose by \$150 million: −\$60 million/,
  );
  expect(textOf(answer('cagr of acme net income 2023 to 2024'))).toMatch(/has no growth rate/);
});

describe('there is no answer', () => {
  test.each([
    ['acme revenue 2030', 'not_filed_yet', 'its newest figures end on Mar 31, 2025'],
    ['acme revenue 1999', 'before_the_record', 'begin with fiscal 2021'],
    ['acme gross profit 2024', 'not_filed', 'has no gross profit'],
    ['acme revenue for the year ended june 2024', 'no_such_period', 'no fiscal period that ends then'],
  ])('for “%s”: %s', (text, reason, printed) => {
    const refused = answer(text);
    expect(refused).toMatchObject({ reason, refused: true });
    expect(textOf(refused)).toContain(printed);
    expect(refused.sentences.flatMap(({ figures }) => figures)).toEqual([]);
  });
});

test('at a price of the reader’s the price is theirs, and what was earned is filed', () => {
  const [sentence] = answer('acme p/e at a price of 0.00005 on 2024 eps').sentences;
  expect(sentence?.figures.map(({ sources }) => sources)).toEqual([
    ['user'],
    ['0000000001-25'],
    ['0000000001-25'],
  ]);
});

const words = fc.constantFrom(
  ...'acme other acmes revenue profit margin net free cash flow capex of in 2021 2022 2023 2024 fy24 2030 to vs since from why did grow fall drop rise rank highest lowest year cagr average sum total last 3 years 10 quarter q1 ttm % per share as a and the year after at $70 p/e 1000000 doubled over 20% ? , should buy'.split(
    ' ',
  ),
);

test('whatever is asked, no number is said that is no figure with a filing', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 2, maxLength: 12 }), (requested) => {
      const question = requested.join(' ');
      const given = answer(question);
      const figures = given.sentences.flatMap((sentence) => sentence.figures);
      expect(figures.filter(({ sources }) => sources.length === 0)).toEqual([]);
      const assumed = figures.filter(({ inputs }) => inputs.length === 0).flatMap(({ sources }) => sources);
      expect(assumed.filter((source) => source !== 'user')).toEqual([]);
      for (const { text, parts, figures: stated } of given.sentences) {
        expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(text);
        expect(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.figure]))).toEqual(stated);
      }
      expect(strayNumbers(textOf(given), figures), `${question}: ${textOf(given)}`).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
