import { indicatorKeys } from '@tenfold/domain/series';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { type CallName, type Calls, calls } from '../calls.ts';
import { docs } from '../docs.ts';
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

/** Where records are that are not below `values`. */
function keyedByDataIn(schema: z.ZodType): z.ZodType[] {
  const def = definitionOf(schema);
  if (def.type === 'record') return [schema];
  if (def.type !== 'object') return schemasIn(schema).slice(1).flatMap(keyedByDataIn);
  return Object.entries(def.shape).flatMap(([name, field]) =>
    name === 'values' ? [] : keyedByDataIn(field as z.ZodType),
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
    return def.type === 'object' ? Object.keys(def.shape) : [];
  });
  expect(names.map((name) => nameFromWire(wireName(name)))).toEqual(names);
});

test.each(calls)('in a body of $name, keys that are data are below `values` alone', ({ endpoint }) => {
  expect(endpoint.body === undefined ? [] : keyedByDataIn(endpoint.body)).toEqual([]);
});

test.each(calls)('what $name calls `values` has keys that are data, or no keys', ({ endpoint }) => {
  const schemas = [endpoint.params, endpoint.query, endpoint.body, endpoint.reply].flatMap((part) =>
    part === undefined ? [] : schemasIn(part),
  );
  const below = schemas.flatMap((schema) => {
    const def = definitionOf(schema);
    return def.type === 'object' && 'values' in def.shape ? schemasIn(def.shape.values as z.ZodType) : [];
  });
  expect(below.filter((schema) => definitionOf(schema).type === 'object')).toEqual([]);
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
