import { describe, expect, test } from 'vitest';
import { assumptionKeys } from '../forecast/index.ts';
import { isRowKey, rowGroups, rowKeys, rowOf, rows } from './index.ts';

describe('the catalogue of rows', () => {
  test('defines each key once, in the order of the table', () => {
    expect(rows.map((row) => row.key)).toEqual(rowKeys);
    expect(new Set(rowKeys).size).toBe(rowKeys.length);
  });

  test('allows editing seven percentages and two rates, all in percent', () => {
    const editable = rows.filter((row) => row.editable);
    expect(editable.map((row) => row.key).toSorted()).toEqual(
      [...assumptionKeys, 'requiredReturn', 'freeCashFlowGrowthRate'].toSorted(),
    );
    expect(new Set(editable.map((row) => row.unit))).toEqual(new Set(['percent']));
  });

  test('has a heading for every visible group', () => {
    const groups = new Set(rows.map((row) => row.group));
    expect([...groups].toSorted()).toEqual(rowGroups.map((group) => group.key).toSorted());
  });

  test('knows which rows depend on the year before', () => {
    expect(rows.filter((row) => row.comparative).map((row) => row.key)).toEqual([
      'revenueChange',
      'capexChange',
      'totalAssetsChange',
      'sharesOutstandingChange',
      'roa',
      'roe',
      'freeCashFlowGrowthRate',
    ]);
  });

  test('distinguishes its keys from other text', () => {
    expect(isRowKey('freeCashFlow')).toBe(true);
    expect(isRowKey('constructor')).toBe(false);
    expect(rowOf('capex').label).toBe('Capex');
  });
});
