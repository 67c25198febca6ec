import type { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** What the description of the API says of a contract file, beside what the contract itself says. */
export interface FeatureDocs<Feature> {
  readonly tag: string;
  readonly calls: Readonly<Record<CallName<Feature>, string>>;
  readonly schemas: Readonly<Record<SchemaName<Feature>, string>>;
}

type CallName<Feature> = {
  [Name in keyof Feature]: Feature[Name] extends Endpoint ? Name : never;
}[keyof Feature];

type SchemaName<Feature> = {
  [Name in keyof Feature]: Feature[Name] extends z.ZodObject ? Name : never;
}[keyof Feature];
