import { describe, expect, test } from 'vitest';
import { financials } from '../financials.fixture.ts';
import { findingLabel, outcomeLabel } from './quality-labels.ts';

const of = (name: (typeof financials.quality)[number]['check']) =>
  financials.quality.filter(({ check }) => check === name);

describe('the labels of a quality check', () => {
  test('a failed check names the year, both sides and the difference', () => {
    const [failed] = of('earnings_per_share');
    expect(failed && findingLabel(failed)).toBe('2024: filed 8.50, net income ÷ shares 8.00, 5.9% apart');
  });

  test('an explained difference names its cause', () => {
    const [passed] = of('balance');
    if (!passed) throw new Error('the fixture has a passed check');
    const check = {
      ...passed,
      check: 'quarters_add_up' as const,
      state: 'explained' as const,
      cause: 'restated' as const,
      column: '2016',
      rows: ['revenue'],
      expected: 1e9,
      found: 0.9e9,
    };
    expect(findingLabel(check)).toBe(
      '2016, Revenue: the year 1,000, four quarters 900, 10.0% apart: restated later',
    );
  });

  test('a change of tag names line and tags', () => {
    const [change] = of('tag_switch');
    expect(change && findingLabel(change)).toBe('2019, Revenue: SalesRevenueNet, Revenues');
  });

  test('years that could not be checked do not count as passed', () => {
    expect(outcomeLabel('balance', of('balance'))).toBe('1 of 1 year passed');
    expect(outcomeLabel('cash_bridge', of('cash_bridge'))).toBe('Couldn’t be checked');
  });

  test('a year with one failed and one passed line is not a passed year', () => {
    const [passed] = of('balance');
    if (!passed) throw new Error('the fixture has a passed check');
    const year = [
      { ...passed, check: 'quarters_add_up' as const },
      { ...passed, check: 'quarters_add_up' as const, state: 'failed' as const },
    ];
    expect(outcomeLabel('quarters_add_up', year)).toBe('0 of 1 year passed');
  });

  test('a check for unlikely figures says how many to look at, or none', () => {
    const [passed] = of('balance');
    if (!passed) throw new Error('the fixture has a passed check');
    const none = { ...passed, check: 'margin' as const, column: null };
    expect(outcomeLabel('margin', [none])).toBe('OK, no exceptions');
    expect(outcomeLabel('margin', [{ ...none, state: 'failed', column: '2024' }])).toBe('1 to look at');
  });

  test('the share of derived figures is a count of the total', () => {
    expect(outcomeLabel('derived_share', of('derived_share'))).toBe('31 of 420 figures');
  });
});
