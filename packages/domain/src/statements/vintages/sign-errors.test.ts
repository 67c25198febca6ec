import { describe, expect, test } from 'vitest';
import { line } from '../lines/synthetic-year.ts';
import { fact } from '../synthetic-facts.ts';

const financing = (value: number, filed: string) =>
  fact('NetCashProvidedByUsedInFinancingActivities', value, { filed });
const capex = (value: number, filed: string, year = 2024) =>
  fact('PaymentsToAcquirePropertyPlantAndEquipment', value, {
    filed,
    start: `${year}-01-01`,
    end: `${year}-12-31`,
  });

describe('a value filed with the wrong sign', () => {
  test('is replaced by what most filings of the period say', () => {
    const filed = [
      financing(-1895, '2025-02-15'),
      financing(-1895, '2026-02-15'),
      financing(1895, '2027-02-15'),
    ];
    expect(line('cashFlowFromFinancingActivities', filed)).toMatchObject({
      value: -1895,
      marks: ['earlier_vintage'],
    });
  });

  test('is replaced by the sign the tag has in all other years', () => {
    const years = Array.from({ length: 12 }, (_, at) => capex(900 + at, `${2012 + at}-02-15`, 2011 + at));
    const filed = [...years, capex(1228, '2025-02-15'), capex(-1217, '2026-02-15')];
    expect(line('capex', filed)?.value).toBe(1228);
  });

  test('is distinguished from a figure that turned around', () => {
    const filed = [financing(-1895, '2025-02-15'), financing(300, '2026-02-15')];
    expect(line('cashFlowFromFinancingActivities', filed)).toMatchObject({ value: 300, marks: ['restated'] });
  });

  test('stays where filings are evenly split', () => {
    const filed = [financing(-1895, '2025-02-15'), financing(1895, '2026-02-15')];
    expect(line('cashFlowFromFinancingActivities', filed)?.value).toBe(1895);
  });
});
