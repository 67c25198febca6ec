import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../facts/index.ts';
import { buildStatements } from '../../build-statements.ts';
import { fact, toDate } from '../../synthetic-facts.ts';
import { line } from '../synthetic-year.ts';

const realEstate = '6798';
const property = (value: number) => fact('PaymentsToAcquirePropertyPlantAndEquipment', value);
const productive = (value: number) => fact('PaymentsToAcquireProductiveAssets', value);
const otherProperty = (value: number) => fact('PaymentsToAcquireOtherPropertyPlantAndEquipment', value);

test("a utility's capex is its plant, not a small property line", () => {
  expect(line('capex', [property(30), productive(900)])?.value).toBe(900);
});

test('property is used where productive assets are slightly larger, and the two are never added', () => {
  expect(line('capex', [property(80), productive(100)])).toMatchObject({ value: 80, marks: [] });
  expect(line('capex', [productive(100)])).toMatchObject({ value: 100, marks: ['fallback_tag'] });
});

test("an oil producer's capex is its wells and other property", () => {
  const wells = fact('PaymentsToAcquireOilAndGasPropertyAndEquipment', 800);
  expect(line('capex', [wells, property(40)])?.value).toBe(840);
  expect(line('capex', [wells, otherProperty(40)])?.value).toBe(840);
  expect(line('capex', [wells, property(850)])?.value).toBe(850);
});

test("a landlord's capex is improvements to its buildings, not office furniture", () => {
  const improvements = fact('PaymentsForCapitalImprovements', 130);
  expect(line('capex', [property(5), improvements], realEstate)?.value).toBe(130);
});

test('other purchases far below depreciation are not the whole', () => {
  const depreciation = fact('Depreciation', 1000);
  expect(line('capex', [otherProperty(40), depreciation])).toMatchObject({
    value: null,
    why: 'part_missing',
  });
  expect(line('capex', [otherProperty(700), depreciation])?.value).toBe(700);
});

test('a negative payment is refused', () => {
  expect(line('capex', [property(-3)])).toMatchObject({ value: null, why: 'not_provable' });
});

describe('capex has one meaning in all periods of a company', () => {
  const propertyTag = 'PaymentsToAcquirePropertyPlantAndEquipment';
  const productiveTag = 'PaymentsToAcquireProductiveAssets';
  const otherTag = 'PaymentsToAcquireOtherProductiveAssets';
  const otherPropertyTag = 'PaymentsToAcquireOtherPropertyPlantAndEquipment';
  const year = (number: number, amounts: Readonly<Record<string, number>>) =>
    Object.entries({ IncomeTaxExpenseBenefit: 1, ...amounts }).map(([tag, amount]) =>
      toDate(tag, number, 4, amount),
    );
  const statements = (facts: readonly Fact[], sic: string | null = null) =>
    buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic });
  const years = (facts: readonly Fact[], sic: string | null = null) =>
    statements(facts, sic).annual.map((it) => it.lines.capex.value);

  test('is property, even when the company stops filing productive assets', () => {
    const facts = [
      ...year(2022, { [propertyTag]: 525, [productiveTag]: 1370 }),
      ...year(2023, { [propertyTag]: 695, [productiveTag]: 1266 }),
      ...year(2024, { [propertyTag]: 743 }),
    ];
    expect(years(facts)).toEqual([525, 695, 743]);
  });

  test('is the line with an amount, where the other is filed as zero', () => {
    const facts = [
      ...year(2021, { [productiveTag]: 46 }),
      ...year(2022, { [propertyTag]: 0, [productiveTag]: 48 }),
      ...year(2023, { [propertyTag]: 124 }),
    ];
    expect(years(facts)).toEqual([46, 48, 124]);
    const both = [...year(2021, { [propertyTag]: 30, [productiveTag]: 90 }), ...facts];
    expect(years(both.filter((it) => it.value !== 46))).toEqual([30, null, 124]);
  });

  test('is the sum of other lines, where they made the whole before', () => {
    const facts = [
      ...year(2022, { [propertyTag]: 1484, [otherPropertyTag]: 1392, [otherTag]: 92 }),
      ...year(2023, { [otherPropertyTag]: 1731, [otherTag]: 123 }),
    ];
    expect(years(facts)).toEqual([1484, 1854]);
  });

  test('excludes other lines, where they came on top of the whole before', () => {
    const facts = [
      ...year(2022, { [propertyTag]: 1484, [otherTag]: 92 }),
      ...year(2023, { [otherTag]: 123 }),
    ];
    expect(years(facts)).toEqual([1484, null]);
  });

  test('counts one amount under two names once', () => {
    expect(years(year(2023, { [otherPropertyTag]: 120, [otherTag]: 120 }))).toEqual([120]);
  });

  test('has no quarter of one part where the year is the sum of two', () => {
    const facts = [
      ...year(2024, { [otherPropertyTag]: 2052, [otherTag]: 197 }),
      ...([1, 2, 3] as const).map((it) => toDate(otherTag, 2024, it, 50 * it)),
    ];
    expect(statements(facts).quarterly.map((it) => it.lines.capex.value)).not.toContain(47);
  });

  test('of a quarter can’t be calculated where the year was recast after its nine months', () => {
    const facts = [
      ...year(2025, { [productiveTag]: 333 }),
      toDate(productiveTag, 2025, 3, 483),
      toDate('IncomeTaxExpenseBenefit', 2025, 3, 1),
    ];
    const fourth = statements(facts).quarterly.find((it) => it.period.quarter === 4);
    expect(fourth?.lines.capex).toMatchObject({ value: null, why: 'not_provable' });
  });

  test('is not wells in a quarter, where the year is plant', () => {
    const facts = [
      ...year(2023, { [productiveTag]: 2356, PaymentsToExploreAndDevelopOilAndGasProperties: 215 }),
      toDate('PaymentsToExploreAndDevelopOilAndGasProperties', 2023, 1, 55),
      toDate('IncomeTaxExpenseBenefit', 2023, 1, 1),
    ];
    const [first] = statements(facts).quarterly;
    expect(first?.lines.capex.value).toBeNull();
  });

  describe('of a landlord includes', () => {
    const improvementsTag = 'PaymentsForCapitalImprovements';
    const developmentTag = 'PaymentsToDevelopRealEstateAssets';

    test('improvements and renovations, under any name', () => {
      const facts = [
        ...year(2022, { [improvementsTag]: 226, [productiveTag]: 293 }),
        ...year(2023, { [improvementsTag]: 200, [productiveTag]: 274, [otherTag]: 274 }),
        ...year(2024, { [improvementsTag]: 260, [otherTag]: 288 }),
      ];
      expect(years(facts, realEstate)).toEqual([519, 474, 548]);
    });

    test('development, where it includes improvements', () => {
      const facts = [...year(2023, { [developmentTag]: 411, [otherPropertyTag]: 6 })];
      expect(years(facts, realEstate)).toEqual([411]);
    });

    test('nothing in years with improvements under their own name', () => {
      const facts = [
        ...year(2022, { [improvementsTag]: 93, [developmentTag]: 1953 }),
        ...year(2023, { [developmentTag]: 1795 }),
      ];
      expect(years(facts, realEstate)).toEqual([93, null]);
    });
  });
});
