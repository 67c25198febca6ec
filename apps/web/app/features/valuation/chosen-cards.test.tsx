import { describe, expect, test } from 'vitest';
import { chosen, page } from './cards.fixture.tsx';
import { initialValue } from './model/compute-value.ts';
import { indebted, outspent, steady } from './valuation.fixture.ts';

describe('at what a reader chose', () => {
  const tenYears = chosen({ method: 'fcfTenYears' });

  test('both cards judge the value, by how far it is from the price', async () => {
    const text = await page(steady, tenYears);
    expect(text).toContain('Your model $50.00 Overvalued Market $60.00');
    expect(text).toContain('value is 16.7% below the price');
    expect(text).toContain(
      'Value per share, Sep 27, 2025 $50.00 Overvalued Value is 16.7% below the price, $60.00',
    );
    const low = await page(steady, { ...tenYears, price: 40 });
    expect(low).toContain('Your model $50.00 Undervalued Market $40.00');
    expect(low).toContain('Undervalued Value is 25.0% above the price, $40.00');
  });

  test('a price equal to the value is neither undervalued nor overvalued', async () => {
    const { valuePerShare } = initialValue(steady, null) ?? {};
    const text = await page(steady, { ...tenYears, price: valuePerShare ?? null });
    expect(text).toContain('Your model $50.00 Fairly valued Market $50.00');
    expect(text).toContain('Fairly valued Value is equal to the price, $50.00');
  });

  test('growth unlikely to last is noted, with the fade as one click', async () => {
    const averages = { ...steady.averages, revenueChange: 0.3, capexChange: 0.3 };
    const young = { ...steady, averages, history: { ...steady.history, lastRevenueChange: 0.2 } };
    const text = await page(young, tenYears);
    expect(text).toContain(
      'Revenue is assumed to grow 30.0% a year for six more years; last year it was 20.0%. Growth like that is unlikely to last.',
    );
    expect(text.match(/Let growth fade to 4%/g)).toHaveLength(2);
    expect(text).toMatch(/7\d\.\d% of the value is the terminal value\./);
    expect(await page(steady, tenYears)).not.toMatch(/Let growth fade|of the value is the terminal value/);
  });

  test('interest left in free cash flow is said to understate the value, in figures', async () => {
    expect(await page(indebted, chosen({ leverage: 'levered' }))).toContain(
      'Here: 1 of interest after tax ÷ 10.0% = 10 million, about $5.00 a share.',
    );
  });

  test('another method than the first leads back to it, with a value or without', async () => {
    const other = await page(steady, chosen({ method: 'fcfFiveYears' }));
    expect(other.match(/Back to ten-year free cash flow/g)).toHaveLength(2);
    const refused = await page(outspent, tenYears);
    expect(refused).toContain('The forecast ends with negative free cash flow.');
    expect(refused.match(/Back to five-year free cash flow/g)).toHaveLength(2);
    expect(await page(steady, tenYears)).not.toContain('Back to');
  });
});
