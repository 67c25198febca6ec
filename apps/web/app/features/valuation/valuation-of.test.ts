import { assumptionsWithCapexFollowingRevenue } from '@tenfold/domain/forecast';
import { describe, expect, test } from 'vitest';
import { followed, indebted, outrunByCapex, steady } from './valuation.fixture.ts';
import { positionOf, valuationOf } from './valuation-of.ts';

const choice = { requiredReturn: 0.1, terminalGrowth: 0 };

describe('the page’s model', () => {
  test('values the averages at the default rates with six columns and the grid around the choice', () => {
    const model = valuationOf(steady, 'averages', null, choice);
    expect(model.result).toMatchObject({ ok: true, valuationDate: '2025-09-27' });
    expect(model.result.ok && model.result.valuePerShare).toBeCloseTo(50, 8);
    expect(model.columns.map(({ kind }) => kind)).toEqual([
      'estimated',
      ...Array(4).fill('projected'),
      'terminal',
    ]);
    expect(model.columns[0]?.figures.averageStockPrice.value).toBeCloseTo(50, 8);
    expect(model.sensitivity?.values[2]?.[2]).toBeCloseTo(50, 8);
  });

  test('a higher required return is a lower value, without asking the server', () => {
    const dearer = valuationOf(steady, 'averages', null, { requiredReturn: 0.12, terminalGrowth: 0 });
    expect(dearer.result.ok && dearer.result.valuePerShare).toBeCloseTo(10e6 / 0.12 / 2e6, 8);
  });

  test('without a full fiscal year there is no forecast and the reason is named', () => {
    expect(valuationOf(null, 'averages', null, choice)).toMatchObject({
      columns: [],
      sensitivity: null,
      result: { ok: false, why: 'no_history' },
    });
  });

  test('averages never pass for analysts', () => {
    const model = valuationOf(steady, 'analysts', null, choice);
    expect(model).toMatchObject({ analystsAvailable: false, columns: [], result: { why: 'no_estimates' } });
  });

  test('analysts are there from one year of consensus on', () => {
    const model = valuationOf(followed, 'analysts', null, choice);
    expect(model).toMatchObject({ analystsAvailable: true, result: { ok: true } });
    expect(model.columns[0]?.figures.revenue.value).toBeCloseTo(110e6, 3);
  });

  test('when capex outruns the cash, letting it follow revenue is offered and gives a value', () => {
    const refused = valuationOf(outrunByCapex, 'averages', null, choice);
    expect(refused).toMatchObject({
      capexCouldFollowRevenue: true,
      sensitivity: null,
      result: { ok: false, why: 'terminal_free_cash_flow_not_positive' },
    });
    const custom = assumptionsWithCapexFollowingRevenue(refused.assumptions);
    const continued = valuationOf(outrunByCapex, 'custom', custom, choice);
    expect(continued.result.ok && continued.result.valuePerShare).toBeCloseTo(50, 8);
    expect(continued.capexCouldFollowRevenue).toBe(false);
  });

  test('the click is not offered where it would not help', () => {
    const burning = {
      ...outrunByCapex,
      averages: { ...outrunByCapex.averages, percentageCfoOfRevenue: 0.05 },
    };
    expect(valuationOf(burning, 'averages', null, choice)).toMatchObject({
      capexCouldFollowRevenue: false,
      result: { why: 'terminal_free_cash_flow_not_positive' },
    });
  });

  test('adding interest back raises the value by about i × D ÷ r', () => {
    const after = valuationOf(indebted, 'averages', null, choice).result;
    const before = valuationOf(indebted, 'averages', null, { ...choice, leverage: 'unlevered' }).result;
    expect(after.ok && before.ok && before.valuePerShare - after.valuePerShare).toBeCloseTo(
      1e6 / 0.1 / 2e6,
      8,
    );
  });

  test('the market is set against a value only where both are there', () => {
    const { result } = valuationOf(steady, 'averages', null, choice);
    expect(positionOf(60, result)).toMatchObject({ verdict: 'overvalued' });
    expect(positionOf(null, result)).toBeNull();
    expect(positionOf(60, valuationOf(null, 'averages', null, choice).result)).toBeNull();
  });
});
