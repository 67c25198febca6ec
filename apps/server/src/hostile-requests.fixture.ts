import { endpoints } from '@tenfold/contract/calls';
import { apiBase, type Endpoint } from '@tenfold/contract/endpoint';
import { toWire } from '@tenfold/contract/wire';
import * as fc from 'fast-check';
import type { z } from 'zod';
import { expectedAccess } from '../../../tests/http/expected-access/index.ts';

export const callerKinds = ['visitor', 'light', 'investor', 'superuser', 'forged'] as const;

export interface HostileRequest {
  readonly endpoint: Endpoint;
  readonly caller: (typeof callerKinds)[number];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | null;
  /** The payload parsed as JSON or a form; undefined when it can't be. */
  readonly body: unknown;
}

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .constantFrom(...endpoints)
  .chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      caller: fc.constantFrom(...callerKinds),
      url: urlOf(endpoint),
      sent: payloadOf(endpoint),
    }),
  )
  .map(({ sent, ...request }) => ({ ...request, ...sent }));

/** Strings that break storing, printing or comparing text. */
const nasty = fc.constantFrom(
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e',
  '\r\nBcc: all@example.com',
  '🦔'.repeat(50),
);

const texts = fc.oneof(
  nasty,
  fc.constantFrom(
    ...['', ' ', '%', '%00', '../../..', '..\\..', '//', 'null', 'NaN', '1e309', '-1', '[]', '{}'],
    ...['__proto__', 'constructor', "' or 1=1 --", '"; drop table account', '<script>alert(1)</script>'],
    ...['é', '9'.repeat(40), 'x'.repeat(2_000), 'a@b.c', 'AAPL', 'ACME', '2024-02-30', '0', 'true'],
    ...['ann@example.com', 'ben@example.com', '2024', '10Y', 'revenue'],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const values: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  fc.constantFrom(null, true, false, 0, -1, 0.1, 1e308, 2 ** 53, [], {}, [[]], [null], { a: { b: {} } }),
  fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
  fc.jsonValue({ maxDepth: 3 }),
);

function urlOf({ path, ...endpoint }: Endpoint): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const usual = examplesOf(endpoint as Endpoint, 'params');
  return fc
    .tuple(
      fc.constantFrom(...usual),
      fc.array(fc.option(texts), { minLength: names.length, maxLength: names.length }),
    )
    .chain(([example, hostile]) => {
      const filled = names.reduce((url, name, index) => {
        const text = String(hostile[index] ?? (example as Record<string, unknown>)[name]);
        return url.replace(`{${name}}`, encodeURIComponent(text.toWellFormed()) || '%20');
      }, path);
      return fc.option(texts, { freq: 4 }).map((query) => {
        const queryString = query === null ? '' : `?limit=${encodeURIComponent(query.toWellFormed())}`;
        return `${apiBase}${filled}${queryString}`;
      });
    });
}

type Sent = Pick<HostileRequest, 'headers' | 'payload' | 'body'>;

function payloadOf(endpoint: Endpoint): fc.Arbitrary<Sent> {
  const usual = examplesOf(endpoint, 'body').map((body) =>
    endpoint.body === undefined ? {} : toWire(endpoint.body as z.ZodType, body),
  );
  const changed = fc.constantFrom(...usual).chain((body) => changedOnce(body));
  return fc.oneof(
    { weight: 6, arbitrary: changed.map(asJson) },
    { weight: 2, arbitrary: values.map(asJson) },
    { weight: 1, arbitrary: changed.map(asForm) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...types), texts).map(asRaw) },
  );
}

function examplesOf(endpoint: Pick<Endpoint, 'summary'>, part: 'params' | 'body'): unknown[] {
  const rows = expectedAccess.filter((row) => row.endpoint.summary === endpoint.summary);
  return rows.map(({ input }) => (input(() => 1) as { params?: unknown; body?: unknown })[part] ?? {});
}

/** Valid, or with one field left out, replaced or added, at any depth. */
function changedOnce(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return fc.oneof(fc.constant(value), values);
  }
  const entries = Object.entries(value);
  return fc.oneof(
    fc.constant(value),
    fc.constantFrom(...entries).chain(([key, inner]) =>
      fc.oneof(
        fc.constant(Object.fromEntries(entries.filter(([other]) => other !== key))),
        changedOnce(inner).map((other) => ({ ...value, [key]: other })),
        values.map((other) => ({ ...value, [key]: other })),
        nasty.map((other) => ({ ...value, [key]: other })),
      ),
    ),
    fc.tuple(texts, values).map(([key, other]) => Object.fromEntries([...entries, [key, other]])),
  );
}

function asJson(body: unknown): Sent {
  const payload = JSON.stringify(body) ?? 'null';
  return { headers: { 'content-type': 'application/json' }, payload, body: JSON.parse(payload) };
}

function asForm(body: unknown): Sent {
  const fields = Object.entries(body ?? {}).map(([key, value]) => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const payload = new URLSearchParams(fields).toString();
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
    body: Object.fromEntries(new URLSearchParams(payload)),
  };
}

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'x',
  '',
];

function asRaw([type, payload]: [string, string]): Sent {
  return { headers: type === '' ? {} : { 'content-type': type }, payload, body: undefined };
}
