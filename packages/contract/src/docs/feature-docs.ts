import type { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

export interface FeatureDocs<Call extends string = string, Schema extends string = string> {
  readonly tag: string;
  readonly calls: Readonly<Record<Call, string>>;
  /** Lists are cut to their first two entries. */
  readonly examples: Readonly<Record<Call, CallExample>>;
  readonly schemas: Readonly<Record<Schema, string>>;
}

export type DocsOf<Feature> = FeatureDocs<DocumentedCall<Feature>, SchemaName<Feature>>;

export interface CallExample {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

type DocumentedCall<Feature> = {
  [Name in keyof Feature & string]: Feature[Name] extends Endpoint ? Name : never;
}[keyof Feature & string];

type SchemaName<Feature> = {
  [Name in keyof Feature & string]: Feature[Name] extends z.ZodObject ? Name : never;
}[keyof Feature & string];
