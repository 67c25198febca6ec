import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('does not depend on the order of keys, at any depth', () => {
  const one = { b: [{ d: 1, c: null }], a: 0.1 };
  const other = { a: 0.1, b: [{ c: null, d: 1 }] };
  expect(canonicalJson(one)).toBe(canonicalJson(other));
  expect(canonicalJson(one)).toBe('{"a":0.1,"b":[{"c":null,"d":1}]}');
});

test('keeps the order of lists, and leaves out what is undefined', () => {
  expect(canonicalJson({ a: [2, 1], b: undefined })).toBe('{"a":[2,1]}');
});
