import { indicatorKeys } from '@tenfold/domain/series';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { type CallName, type Calls, calls } from '../calls.ts';
import { docs } from '../docs/docs.ts';
import type { InputOf, ReplyOf } from '../endpoint.ts';
import { fromWire, toWire } from '../wire.ts';
import { definitionOf } from './definition.ts';
import { keysFromWire, keysToWire, nameFromWire, wireName } from './wire-names.ts';

/** Every schema in this one, itself included. */
function schemasIn(schema: z.ZodType): z.ZodType[] {
  const def = definitionOf(schema) as unknown as Readonly<Record<string, unknown>>;
  const parts = [def.element, def.keyType, def.valueType, def.innerType, def.in, def.out].filter(Boolean);
  const lists = [def.shape, def.options, def.items].flatMap((list) => Object.values(list ?? {}));
  return [schema, ...[...parts, ...lists].flatMap((part) => schemasIn(part as z.ZodType))];
}

/** Keys of records that are named one by one, as fields are. */
function namedKeysIn(schema: z.ZodType): string[] {
  const def = definitionOf(schema);
  const key = def.type === 'record' ? definitionOf(def.keyType as z.ZodType) : null;
  return key?.type === 'enum' ? Object.values(key.entries).map(String) : [];
}

/** Records whose keys are data. */
function keyedByDataIn(schema: z.ZodType): z.ZodType[] {
  return schemasIn(schema).filter(
    (one) => definitionOf(one).type === 'record' && namedKeysIn(one).length === 0,
  );
}

test.each(calls)('$name is read alike with its schemas and without', ({ name, feature, endpoint }) => {
  const { body, reply } = docs[feature]?.examples[name] ?? { reply: null };
  expect(keysFromWire(reply)).toEqual(fromWire(endpoint.reply, reply));
  if (endpoint.body === undefined) return;
  const given = fromWire(endpoint.body, body);
  expect(keysToWire(given)).toEqual(toWire(endpoint.body, given));
});

test.each(calls)('every name in $name comes back from the wire as it was', ({ endpoint }) => {
  const schemas = [endpoint.params, endpoint.query, endpoint.body, endpoint.reply].flatMap((part) =>
    part === undefined ? [] : schemasIn(part),
  );
  const names = schemas.flatMap((schema) => {
    const def = definitionOf(schema);
    return def.type === 'object' ? Object.keys(def.shape) : namedKeysIn(schema);
  });
  expect(names.map((name) => nameFromWire(wireName(name)))).toEqual(names);
});

test.each(calls)('in a body of $name, keys that are data are fiscal years or Terminal', ({ endpoint }) => {
  const records = endpoint.body === undefined ? [] : keyedByDataIn(endpoint.body);
  const keys = ['2026', 'Terminal'];
  for (const record of records) {
    for (const key of keys) expect(record.safeParse({ [key]: {} }).success).toBe(true);
    expect(record.safeParse({ freeCashFlow: {} }).success).toBe(false);
  }
  expect(keys.map(wireName)).toEqual(keys);
});

test('the keys of figures do not look like wire names', () => {
  expect(indicatorKeys.filter((key) => nameFromWire(key) !== key)).toEqual([]);
});

test('a call is typed by its method and path', () => {
  const name: CallName = 'GET /company/{symbol}';
  const input: InputOf<Calls[typeof name]> = { params: { symbol: 'NKE' } };
  const price: ReplyOf<Calls[typeof name]>['stockPrice'] = 1;
  // @ts-expect-error no such call
  const unknown: CallName = 'GET /companies/{symbol}';
  // @ts-expect-error the symbol is missing
  const incomplete: InputOf<Calls[typeof name]> = {};
  expect([name, input, price, unknown, incomplete]).toHaveLength(5);
});
