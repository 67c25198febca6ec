import { describe, expect, test } from 'vitest';
import { fact } from '../synthetic-facts.ts';
import { latestOf, vintageAfter } from './vintages.ts';

const first = fact('NetIncomeLoss', 100, { filed: '2023-02-01' });
const restated = fact('NetIncomeLoss', 96, { filed: '2025-02-01' });
const amended = fact('NetIncomeLoss', 97, { filed: '2024-06-01', form: '10-K/A' });
const proxy = fact('NetIncomeLoss', 0.1, { filed: '2025-04-01', form: 'DEF 14A' });

describe('among several filings of one period', () => {
  test('the newest counts, whatever order they come in', () => {
    expect(latestOf([restated, first, amended]).latest.value).toBe(96);
  });

  test("a proxy statement's rounded value never replaces a report's", () => {
    expect(latestOf([proxy, first]).latest.value).toBe(100);
    expect(latestOf([first, proxy]).latest.value).toBe(100);
  });

  test('a quarterly report never replaces an annual one for a whole year', () => {
    const mislabelled = fact('NetIncomeLoss', 3, { filed: '2025-04-01', form: '10-Q' });
    const { latest, vintages } = latestOf([mislabelled, first, restated]);
    expect(latest.value).toBe(96);
    expect(vintages.map((it) => it.value)).toEqual([100, 96]);
  });

  test('another form counts without a report', () => {
    expect(latestOf([proxy]).latest.value).toBe(0.1);
  });

  test('a part is compared with the next filed whole', () => {
    const filed = latestOf([first, amended, restated]);
    expect(vintageAfter(filed, '2022-11-01').value).toBe(100);
    expect(vintageAfter(filed, '2023-11-01').value).toBe(97);
    expect(vintageAfter(filed, '2025-11-01').value).toBe(96);
  });
});
