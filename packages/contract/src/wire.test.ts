import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { wireName } from './wire/wire-names.ts';
import { fromWire, toWire } from './wire.ts';

describe('names on the wire', () => {
  test.each([
    ['freeCashFlow', 'free_cash_flow'],
    ['week52Low', 'week52_low'],
    ['totalReturn5y', 'total_return5y'],
    ['symbol', 'symbol'],
  ])('%s is %s', (name, wire) => {
    expect(wireName(name)).toBe(wire);
  });

  test('fields are renamed at every depth', () => {
    const schema = z.object({
      stockPrice: z.number(),
      chiefExecutives: z.array(z.object({ fullName: z.string().nullable() })),
      latestNote: z.object({ notePrice: z.number() }).optional(),
    });
    const value = { stockPrice: 1, chiefExecutives: [{ fullName: 'Ann' }], latestNote: { notePrice: 2 } };
    const wire = { stock_price: 1, chief_executives: [{ full_name: 'Ann' }], latest_note: { note_price: 2 } };
    expect(toWire(schema, value)).toEqual(wire);
    expect(fromWire(schema, wire)).toEqual(value);
  });

  test('keys of a record are data: row keys and years stay', () => {
    const schema = z.object({ rowWhy: z.record(z.string(), z.object({ whyNot: z.string() })) });
    const value = { rowWhy: { freeCashFlow: { whyNot: 'part_missing' } } };
    expect(toWire(schema, value)).toEqual({ row_why: { freeCashFlow: { why_not: 'part_missing' } } });
  });

  test('keys that a record names one by one are fields', () => {
    const schema = z.record(z.string(), z.partialRecord(z.enum(['freeCashFlow', 'margin']), z.number()));
    const value = { Terminal: { freeCashFlow: 1, margin: 2 } };
    const wire = { Terminal: { free_cash_flow: 1, margin: 2 } };
    expect(toWire(schema, value)).toEqual(wire);
    expect(fromWire(schema, wire)).toEqual(value);
  });

  test('a field that is absent stays absent', () => {
    const schema = z.object({ belowPrice: z.number().optional() });
    expect(toWire(schema, {})).toEqual({});
  });

  test('a field under its inner name is ignored', () => {
    expect(fromWire(z.object({ notePrice: z.number() }), { notePrice: 1 })).toEqual({});
  });

  test('a strict object still refuses an unknown field', () => {
    const schema = z.strictObject({ notePrice: z.number() });
    const read = schema.safeParse(fromWire(schema, { note_price: 1, other_thing: 2 }));
    expect(read.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['other_thing'] });
  });

  test('a value with nothing to rename is passed on, not copied', () => {
    const points = [{ value: 1 }];
    expect(toWire(z.array(z.object({ value: z.number() })), points)).toBe(points);
  });

  test('values of another kind pass, for the schema to refuse', () => {
    const schema = z.object({ stockPrice: z.number() });
    expect(fromWire(schema, 'text')).toBe('text');
    expect(fromWire(schema, null)).toBe(null);
    expect(fromWire(z.array(schema), { 0: 'x' })).toEqual({ 0: 'x' });
  });

  test('of several kinds of object, the one that fits decides the names', () => {
    const schema = z.union([
      z.object({ kind: z.literal('note'), noteTitle: z.string() }),
      z.object({ kind: z.literal('alert'), alertPrice: z.number() }),
    ]);
    const value = { kind: 'alert' as const, alertPrice: 3 };
    expect(toWire(schema, value)).toEqual({ kind: 'alert', alert_price: 3 });
    expect(fromWire(schema, toWire(schema, value))).toEqual(value);
  });

  test('of several kinds of object, one without names to change keeps its own', () => {
    const schema = z.union([z.object({ price: z.number() }), z.object({ forecastId: z.number() })]);
    expect([toWire(schema, { price: 3 }), fromWire(schema, { price: 3 })]).toEqual([
      { price: 3 },
      { price: 3 },
    ]);
    expect(fromWire(schema, toWire(schema, { forecastId: 7 }))).toEqual({ forecastId: 7 });
  });

  test('a value that says which kind it is has that kind’s names, though nothing accepts it', () => {
    const schema = z.discriminatedUnion('blockKey', [
      z.object({ blockKey: z.literal('note'), noteTitle: z.string() }),
      z.object({ blockKey: z.literal('alert'), alertPrice: z.number() }),
    ]);
    const wrong = { block_key: 'alert', alert_price: 'three' };
    expect(fromWire(schema, wrong)).toEqual({ blockKey: 'alert', alertPrice: 'three' });
    expect(fromWire(schema, { block_key: 'other' })).toEqual({ block_key: 'other' });
    const alert = { blockKey: 'alert' as const, alertPrice: 3 };
    expect(toWire(schema, alert)).toEqual({ block_key: 'alert', alert_price: 3 });
  });

  test('a schema that contains itself is supported', () => {
    const reply = z.object({
      replyText: z.string(),
      get childReplies() {
        return z.array(reply);
      },
    });
    const value = { replyText: 'a', childReplies: [{ replyText: 'b', childReplies: [] }] };
    expect(toWire(reply, value)).toEqual({
      reply_text: 'a',
      child_replies: [{ reply_text: 'b', child_replies: [] }],
    });
  });

  test('every value survives the round trip', () => {
    fc.assert(
      fc.property(schemaWithValue, ({ schema, value }) => {
        expect(fromWire(schema, toWire(schema, value))).toEqual(value);
      }),
    );
  });

  test('no wire name contains a capital', () => {
    fc.assert(
      fc.property(schemaWithValue, ({ schema, value }) => {
        expect(JSON.stringify(toWire(schema, value))).not.toMatch(/"field[A-Z]\w*":/);
      }),
    );
  });
});

interface Sample {
  readonly schema: z.ZodType;
  readonly value: unknown;
}

const fieldName = fc.constantFrom('fieldOne', 'fieldTwoThree', 'fieldX9y', 'plain');

const schemaWithValue: fc.Arbitrary<Sample> = fc.letrec<{ any: Sample }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.integer().map((value) => ({ schema: z.number(), value })),
    fc.string().map((value) => ({ schema: z.string(), value })),
    fc.dictionary(fieldName, tie('any')).map((fields) => ({
      schema: z.object(mapValues(fields, (field) => field.schema)),
      value: mapValues(fields, (field) => field.value),
    })),
    fc.tuple(tie('any'), fc.nat(3)).map(([{ schema, value }, length]) => ({
      schema: z.array(schema),
      value: Array.from({ length }, () => value),
    })),
    fc.tuple(tie('any'), fc.constantFrom('aapl', 'freeCashFlow', '2024')).map(([{ schema, value }, key]) => ({
      schema: z.record(z.string(), schema),
      value: { [key]: value },
    })),
    tie('any').map(({ schema, value }) => ({ schema: schema.nullable().optional(), value })),
    tie('any').map(({ schema }) => ({ schema: schema.nullable(), value: null })),
    tie('any').map(({ schema, value }) => ({
      schema: z.pipe(
        schema,
        z.transform((x) => x),
      ),
      value,
    })),
    tie('any').map(({ schema, value }) => ({ schema: z.lazy(() => schema), value })),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => ({
      schema: z.tuple([a.schema, b.schema]),
      value: [a.value, b.value],
    })),
  ),
})).any;

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
