import { describe, expect, test } from 'vitest';
import { type ApiValue, companyFacts, smallFiler } from './companyfacts.fixture.ts';
import { readCompanyFacts } from './read-company-facts.ts';

const tags = new Set([
  'us-gaap:Assets',
  'us-gaap:NetIncomeLoss',
  'us-gaap:EarningsPerShareDiluted',
  'dei:EntityCommonStockSharesOutstanding',
]);
const today = '2026-08-31';

const value = (changed: Partial<Record<keyof ApiValue, unknown>> = {}) => ({
  end: '2023-12-31',
  val: 5000,
  accn: '0000000001-24-000001',
  form: '10-K',
  filed: '2024-02-15',
  ...changed,
});

function readOne(tag: string, unit: string, entry: unknown) {
  const [taxonomy = '', name = ''] = tag.split(':');
  const text = JSON.stringify(companyFacts(1, { [taxonomy]: { [name]: { [unit]: [entry, value()] } } }));
  const read = readCompanyFacts(text, tags, today);
  if (!read.ok) throw new Error(read.why);
  return read;
}

test('a filed value is a fact with its filing', () => {
  const read = readOne('us-gaap:NetIncomeLoss', 'USD', value({ start: '2023-01-01', val: -3 }));
  expect(read.facts[0]).toEqual({
    taxonomy: 'us-gaap',
    tag: 'NetIncomeLoss',
    unit: 'USD',
    start: '2023-01-01',
    end: '2023-12-31',
    value: -3,
    accession: '0000000001-24-000001',
    form: '10-K',
    filed: '2024-02-15',
  });
});

test('unused tags are left out without a refusal', () => {
  const text = JSON.stringify(companyFacts(1, { 'us-gaap': { Goodwill: { furlongs: [value()] } } }));
  expect(readCompanyFacts(text, tags, today)).toMatchObject({ read: 0, facts: [], refusals: [] });
});

describe('a refused value does not affect the one beside it', () => {
  test.each([
    ['us-gaap:Assets', 'USD', value({ val: '5' }), 'value_not_a_number'],
    ['us-gaap:Assets', 'USD', value({ val: null }), 'value_not_a_number'],
    ['us-gaap:Assets', 'USD', value({ val: 2e16 }), 'value_absurd'],
    ['us-gaap:Assets', 'USD', value({ val: 1e-320 }), 'value_tiny'],
    ['us-gaap:NetIncomeLoss', 'USD', value({ val: -1e-10 }), 'value_tiny'],
    ['us-gaap:Assets', 'USD', value({ val: -1 }), 'negative_where_impossible'],
    ['us-gaap:Assets', 'USD', value({ end: '2023-02-30' }), 'date_invalid'],
    ['us-gaap:Assets', 'USD', value({ end: 20231231 }), 'date_invalid'],
    ['us-gaap:Assets', 'USD', value({ end: '1900-12-31' }), 'date_out_of_range'],
    ['us-gaap:Assets', 'USD', value({ filed: '2031-01-01' }), 'date_out_of_range'],
    ['us-gaap:Assets', 'USD', value({ end: '2024-12-31' }), 'ends_after_filing'],
    ['us-gaap:Assets', 'USD', value({ accn: '24-000001' }), 'accession_malformed'],
    ['us-gaap:Assets', 'USD', value({ form: undefined }), 'form_malformed'],
    ['us-gaap:Assets', 'USD', 'nonsense', 'malformed_entry'],
    ['us-gaap:Assets', 'USD', null, 'malformed_entry'],
    ['us-gaap:NetIncomeLoss', 'USD', value({ start: '2024-06-01' }), 'end_before_start'],
  ])('%s %s %o: %s', (tag, unit, entry, why) => {
    const read = readOne(tag, unit, entry);
    expect(read.refusals).toHaveLength(1);
    expect(read.refusals[0]).toMatchObject({ why, what: expect.stringContaining(tag) });
    expect(read.facts).toHaveLength(1);
    expect(read.read).toBe(2);
  });

  test.each([
    ['us-gaap:Assets', 'shares', 'unit_not_a_currency'],
    ['us-gaap:Assets', 'USD/shares', 'unit_not_a_currency'],
    ['us-gaap:Assets', 'Doubloon', 'unit_not_a_currency'],
    ['us-gaap:EarningsPerShareDiluted', 'USD', 'unit_not_per_share'],
    ['us-gaap:EarningsPerShareDiluted', 'USD/bbl', 'unit_not_per_share'],
    ['us-gaap:EarningsPerShareDiluted', 'pure', 'unit_not_per_share'],
    ['dei:EntityCommonStockSharesOutstanding', 'USD', 'unit_not_shares'],
  ])('%s in %s: %s', (tag, unit, why) => {
    expect(readOne(tag, unit, value()).refusals).toMatchObject([{ why }, { why }]);
  });
});

test("a share count can't be negative, a loss can", () => {
  expect(
    readOne('dei:EntityCommonStockSharesOutstanding', 'shares', value({ val: -1 })).refusals,
  ).toHaveLength(1);
  expect(readOne('us-gaap:NetIncomeLoss', 'USD', value({ val: -1 })).refusals).toEqual([]);
});

test('all currencies, and shares, are accepted', () => {
  expect(readOne('us-gaap:Assets', 'TWD', value()).facts).toHaveLength(2);
  expect(readOne('us-gaap:EarningsPerShareDiluted', 'JPY/shares', value()).facts).toHaveLength(2);
});

test('a broken block loses its tag, not the others', () => {
  const filer = smallFiler(1);
  const broken = { ...filer, facts: { ...(filer.facts as object), dei: 5, 'ifrs-full': { Assets: [] } } };
  const read = readCompanyFacts(JSON.stringify(broken), new Set([...tags, 'ifrs-full:Assets']), today);
  expect(read).toMatchObject({ refusals: [{ what: 'dei' }, { what: 'ifrs-full:Assets' }] });
  expect(read.ok && read.facts).toHaveLength(6);
});

describe('a file is refused with its reason', () => {
  const whole = JSON.stringify(smallFiler(1));
  test.each([
    ['', 'empty_file'],
    ['  \n', 'empty_file'],
    ['{"cik": 1, "entityName": ', 'malformed_json'],
    [whole.slice(0, whole.length / 2), 'malformed_json'],
    ['<html>Request Rate Threshold Exceeded</html>', 'malformed_json'],
    ['[]', 'not_companyfacts'],
    ['null', 'not_companyfacts'],
    ['{"entityName": "Acme", "facts": {}}', 'missing_cik'],
    ['{"cik": "abc", "entityName": "Acme", "facts": {}}', 'missing_cik'],
    ['{"cik": 0, "entityName": "Acme", "facts": {}}', 'missing_cik'],
    ['{"cik": 1, "facts": {}}', 'missing_name'],
    ['{"cik": 1, "entityName": " ", "facts": {}}', 'missing_name'],
    ['{"cik": 1, "entityName": "Acme"}', 'not_companyfacts'],
  ])('%s', (text, why) => {
    expect(readCompanyFacts(text, tags, today)).toEqual({ ok: false, why });
  });

  test('a CIK as text is accepted', () => {
    const text = '{"cik": "0000320193", "entityName": "Apple Inc.", "facts": {}}';
    expect(readCompanyFacts(text, tags, today)).toMatchObject({ ok: true, cik: 320193 });
  });
});
