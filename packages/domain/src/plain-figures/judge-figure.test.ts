import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyIndex } from '../assistant/index.ts';
import { companyOf, yearly } from '../figure-lookup/lookup-company.fixture.ts';
import { judgeFigure, plainFigures } from './index.ts';

const acme = companyOf('ACME', 'Acme', [
  ...yearly('Revenues', { 2021: 274_515, 2022: 394_328, 2023: 383_285, 2024: 391_035 }),
  ...yearly('NetIncomeLoss', { 2022: 99_803, 2023: 96_995, 2024: 93_736 }),
  ...yearly('ResearchAndDevelopmentExpense', { 2023: 29_915, 2024: 31_370 }),
  ...yearly('PaymentsToAcquirePropertyPlantAndEquipment', { 2023: 10_959, 2024: 9_447 }),
  ...yearly('EarningsPerShareDiluted', { 2023: 6.13e-6, 2024: 6.08e-6 }, 'USD/shares'),
]);
const nike = companyOf('NKE', 'Nike', [
  ...yearly('Revenues', { 2023: 51_217, 2024: 51_362 }),
  ...yearly('NetIncomeLoss', { 2023: 5_070, 2024: -5_700 }),
]);
const companies = new Map([acme, nike].map((each) => [each.symbol, each]));
const index = companyIndex([
  { symbol: 'ACME', names: ['Acme Corp'] },
  { symbol: 'NKE', names: ['Nike, Inc.', 'Nike'] },
  { symbol: 'TGT', names: ['Target Corp', 'Target'] },
]);

const check = (text: string, about: readonly string[] = ['ACME']) =>
  plainFigures(text, index, about).map((figure) => {
    const { verdict, filed, why } = judgeFigure(figure, companies);
    return `${figure.written.text} ${verdict} ${filed?.token ?? filed?.label ?? why}`;
  });

describe('a figure typed in a text', () => {
  test.each([
    'Acme’s revenue in 2024 was 391,035.',
    'Acme’s revenue in 2024 was $391.0 billion.',
    'Acme’s revenue in 2024 was 391bn.',
    'Acme’s 2024 revenue was about $390 billion.',
    'Acme made more than $390bn of revenue in fiscal 2024.',
    'Revenue was 391,035,000,000 dollars in FY2024.',
    'Acme revenue of $391.04bn in 2024.',
    'Revenue grew 2.0% in 2024.',
    'Revenue fell 2.8% in 2023.',
    'In 2023 revenue changed by (2.8%).',
    'In 2024 there was 2% growth in revenue.',
    'The net margin was 24.0% in 2024.',
    'The net margin in 2024 fell by 1.3 pp.',
    'Diluted EPS was $6.08 in 2024.',
    'R&D was 8% of revenue in 2024.',
    'Capex was (9,447) in 2024.',
    'Revenue grew by $7.75bn in 2024.',
    'Revenue rose from 383,285 in 2023 to 391,035 in 2024.',
    'In 2023 and 2024, revenue was 383,285 and 391,035 respectively.',
    'Revenue rose from 383,285 to 391,035 in 2024.',
    'Nike had a net loss of $5.7bn in 2024.',
    'Revenue was 394,328.',
    'Fiscal 2024 was good. Net income was about 94 billion.',
  ])('is right: %s', (text) => {
    expect(check(text).filter((each) => !each.includes(' right '))).toEqual([]);
    expect(check(text).length).toBeGreaterThan(0);
  });

  test.each([
    ['Acme’s revenue in 2024 was 391,053.', '391,053 contradicts ACME FY2024 revenue'],
    ['Acme’s revenue in 2024 was 391 million.', '391 million contradicts ACME FY2024 revenue'],
    ['Acme’s revenue in 2024 was $392 billion', '$392 billion contradicts ACME FY2024 revenue'],
    ['Revenue grew 2.8% in 2023', '2.8% contradicts ACME FY2023 revenueChange'],
    ['The net margin was 25% in 2024.', '25% contradicts ACME FY2024 margin'],
    ['Net margin fell by 2.3 pp in 2024.', '2.3 pp contradicts change in net margin'],
    ['Net income of $5.7bn at Nike in 2024', '$5.7bn contradicts NKE FY2024 netIncome'],
    ['In 2024 R&D rose from $29.9bn to $31.8bn.', '$31.8bn contradicts ACME FY2024 researchAndDevelopment'],
    ['EPS was 6.11 in 2024', '6.11 contradicts ACME FY2024 earningsPerShare'],
  ])('contradicts: %s', (text, verdict) => {
    expect(check(text).filter((each) => !each.includes(' right '))).toEqual([verdict]);
  });

  test.each([
    ['Revenue in 2024 was 391,053.', '391,035'],
    ['Revenue in 2024 was $391.53bn.', '$391.04bn'],
    ['Revenue in 2024 was US$391 million', 'US$391,035 million'],
    ['Revenue fell 3.1% in 2023', '2.8%'],
    ['Revenue changed by 3.1 % in 2023', '−2.8 %'],
    ['Net margin changed by (1.1 pp) in 2024.', '−1.3 pp'],
  ])('says what was filed at its own digits: %s', (text, asWritten) => {
    const [figure] = plainFigures(text, index, ['ACME']);
    expect(figure && judgeFigure(figure, companies).filed?.asWritten).toBe(asWritten);
  });

  test('of several in a sentence is held against its own company and year', () => {
    expect(check('Acme’s revenue in 2024 was 391,053 and Nike’s revenue rose in 2024 to 51,362.')).toEqual([
      '391,053 contradicts ACME FY2024 revenue',
      '51,362 right NKE FY2024 revenue',
    ]);
    expect(check('Revenue rose from 391,035 in 2023 to 383,285 in 2024.')).toEqual([
      '391,035 contradicts ACME FY2023 revenue',
      '383,285 contradicts ACME FY2024 revenue',
    ]);
  });

  /** Written the way people wrote them in the sample’s community, where every figure was proven. */
  test.each([
    'Net income in 2024 was 93,736, between 22,100 and 20,500 in others.',
    'R&D was $28.1 billion, then $29.9 billion, and $31.4 billion in 2024.',
    'Total debt went down every year since 2018, to $43.2 billion.',
    'Revenue in 2024 was 0.8% lower than in 2022.',
    'Its operating margin was 31.2% in the last year its big drug was protected.',
    'Net income was $96.995 billion in 2023 and $93.7 billion in 2024, EPS $6.13 and $6.08.',
    'Revenue was up 2.0%, R&D up from $29.9 billion to $31.4 billion in 2024.',
    'In 2024 $102 million of pay was in shares, and net income was 93,736.',
    'In 2024 cash and short-term investments rose to $65.2 billion.',
    'The dividend went up all the way: $7.95 in 2023, $9.66 in 2024.',
    'Capex was never below 25,000 in 2024.',
    'Investing took $20.8 billion of cash in 2024.',
    'Acme spent $94.9 billion in 2024 with R&D of $31.4 billion.',
    'Acme’s assets in 2024 were small, and it sold 2.5 times that.',
    'Margins fell from 29.5% to 21.2% in 2024 with higher revenue.',
  ])('is not said to be wrong where the sentence doesn’t say so: %s', (text) => {
    expect(check(text).filter((each) => each.includes('contradicts'))).toEqual([]);
  });

  test.each([
    ['Revenue in 2031 was 500,000.', '500,000 not_found not_filed_yet'],
    ['Revenue was 123,456.', '123,456 not_found no_period'],
    ['Goodwill was $5bn in 2024.', '$5bn not_found not_filed'],
    ['It spent $7.77bn on data centers in 2024.', '$7.77bn not_found no_line'],
    ['iPhone revenue was 201,183 in 2024.', '201,183 not_found no_line'],
    ['It was good. iPhone revenue was 201,183 in 2024.', '201,183 not_found no_line'],
    ['Revenue in Europe was 94,294 in 2024.', '94,294 not_found no_line'],
    ['Revenue was €391bn in 2024.', '€391bn not_found other_currency'],
    ['Target’s revenue was 107,412 in 2024.', '107,412 not_found not_open'],
  ])('isn’t found: %s', (text, verdict) => {
    expect(check(text)).toEqual([verdict]);
  });

  test.each([
    'I assume revenue growth of 9% from 2025.',
    'The stock trades at 30.5x earnings.',
    'I bought at $182.50 and my price target is $250.',
    'Revenue grew 7.2% a year since 2021.',
    'Analysts expect revenue of $420bn in 2025.',
    'It has 12,500 stores and 164,000 employees.',
    'Revenue grew 9.3% in constant currency in 2024.',
    'A margin of safety of 25% would be nice.',
  ])('that isn’t of a filing is left alone: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  test('without a company says nothing', () => {
    expect(check('Revenue was 391,053 in 2024.', [])).toEqual([]);
    expect(check('We are on target: revenue was 391,035 in 2024.', ['ACME'])).toEqual([
      '391,035 right ACME FY2024 revenue',
    ]);
  });

  test('in any text takes no company for another and never fails', () => {
    const anyText = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          'Acme ',
          'revenue ',
          '391,035 ',
          '{ACME FY2024 revenue} ',
          'in 2024. ',
          'wait no, ',
          '(2.8%) ',
        ),
      ),
    );
    fc.assert(
      fc.property(anyText, (pieces) => {
        for (const figure of plainFigures(pieces.join(''), index, ['ACME'])) judgeFigure(figure, companies);
      }),
    );
  });
});
