import type { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** What the description of the API says of a contract file, beside what the contract itself says. */
export interface FeatureDocs<Call extends string = string, Schema extends string = string> {
  readonly tag: string;
  readonly calls: Readonly<Record<Call, string>>;
  /** Lists are cut to their first two entries. */
  readonly examples: Readonly<Record<Call, CallExample>>;
  readonly schemas: Readonly<Record<Schema, string>>;
}

/** Has every call and every schema that the file exports. */
export type DocsOf<Feature> = FeatureDocs<CallName<Feature>, SchemaName<Feature>>;

/** A request and its answer, in wire names. */
export interface CallExample {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

type CallName<Feature> = {
  [Name in keyof Feature & string]: Feature[Name] extends Endpoint ? Name : never;
}[keyof Feature & string];

type SchemaName<Feature> = {
  [Name in keyof Feature & string]: Feature[Name] extends z.ZodObject ? Name : never;
}[keyof Feature & string];
