import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingsAreHere } from '../filings.ts';

const revenueOf = (symbol: string, period: string) => figureOf(symbol, 'revenue', period).value;

describe.skipIf(!filingsAreHere)('revenue of real filings', () => {
  test("a landlord's revenue is its rents, not the fees beside them", () => {
    expect(revenueOf('CPT', '2024')).toBe(1_543_842_000);
    expect(revenueOf('CPT', '2017')).toBe(900_896_000);
    expect(revenueOf('CPT', '2018 Q2')).toBeGreaterThan(200_000_000);
    expect(revenueOf('CPT', '2024 Q4')).toBeGreaterThan(350_000_000);
    expect(revenueOf('INVH', '2015')).toBe(836_049_000);
    expect(revenueOf('INVH', '2016')).toBe(922_587_000);
  });

  test('AvalonBay files operating income of its buildings only', () => {
    expect(revenueOf('AVB', '2024')).toBe(2_913_757_000);
    expect(revenueOf('AVB', '2018')).toBe(2_284_535_000);
  });

  test('APA files no total: costs plus income before tax prove it', () => {
    expect(revenueOf('APA', '2024')).toBe(9_737_000_000);
    expect(revenueOf('APA', '2019')).toBe(6_553_000_000);
  });

  test('Ares files the revenue of its segments too, FICO went on with an old tag in quarters', () => {
    expect(revenueOf('ARES', '2016')).toBe(1_199_205_000);
    expect(revenueOf('ARES', '2018')).toBe(958_461_000);
    expect(revenueOf('FICO', '2018')).toBe(1_000_146_000);
  });

  test('results of hedges are in the revenue of Vistra and Occidental, gains and losses', () => {
    expect(revenueOf('VST', '2021')).toBe(12_077_000_000);
    expect(revenueOf('VST', '2022')).toBe(13_728_000_000);
    expect(revenueOf('OXY', '2024')).toBe(22_019_000_000);
  });

  test("excise taxes are in Altria's revenue in all years, and in none of Brown-Forman's", () => {
    expect(revenueOf('MO', '2019')).toBe(25_110_000_000);
    expect(revenueOf('MO', '2020')).toBe(26_153_000_000);
    expect(revenueOf('BF-B', '2016')).toBe(3_089_000_000);
    expect(revenueOf('BF-B', '2024')).toBe(4_178_000_000);
  });
});
