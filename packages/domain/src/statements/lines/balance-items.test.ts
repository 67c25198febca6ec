import { describe, expect, test } from 'vitest';
import { fact, instant } from '../synthetic-facts.ts';
import { line } from './synthetic-year.ts';

describe('receivables', () => {
  test('are what customers owe, without other receivables where both are filed', () => {
    const both = [instant('AccountsReceivableNetCurrent', 30), instant('ReceivablesNetCurrent', 34)];
    expect(line('receivables', both)).toMatchObject({ value: 30, marks: [] });
    expect(line('receivables', both.slice(1))).toMatchObject({ value: 34, marks: ['fallback_tag'] });
  });
});

describe('inventory', () => {
  test('is the total of goods', () => {
    expect(line('inventory', [instant('InventoryNet', 12)])?.value).toBe(12);
  });

  test('of a shop is its finished goods, of a maker they are a part', () => {
    const goods = instant('InventoryFinishedGoodsNetOfReserves', 9);
    expect(line('inventory', [goods])).toMatchObject({ value: 9, marks: ['fallback_tag'] });
    expect(line('inventory', [goods, instant('InventoryRawMaterialsNetOfReserves', 3)])?.why).toBe(
      'part_missing',
    );
  });

  test('of a home builder is land and homes', () => {
    expect(line('inventory', [instant('InventoryRealEstate', 80)])).toMatchObject({ value: 80 });
  });
});

test('cash alone leaves securities out', () => {
  const filed = [instant('CashAndCashEquivalentsAtCarryingValue', 7), instant('ShortTermInvestments', 11)];
  expect(line('cashAndEquivalents', filed)?.value).toBe(7);
  expect(line('cash', filed)?.value).toBe(18);
});

describe('noncurrent debt', () => {
  test('is what is due after a year', () => {
    expect(line('noncurrentDebt', [instant('LongTermDebtNoncurrent', 92)])).toMatchObject({ value: 92 });
  });

  test('is all long-term debt without its current part where only these are filed', () => {
    const filed = [instant('LongTermDebt', 100), instant('LongTermDebtCurrent', 8)];
    expect(line('noncurrentDebt', filed)).toMatchObject({ value: 92, marks: ['derived'] });
    expect(line('noncurrentDebt', filed.slice(0, 1))?.why).toBe('part_missing');
  });
});

test('an inventory below zero is refused', () => {
  expect(line('inventory', [instant('InventoryNet', -1), fact('Revenues', 5)])?.why).toBe('not_provable');
});
