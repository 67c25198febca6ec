import { z } from 'zod';

/** Whose something is. A number of its own kind: no other id and no count can take its place. */
export const accountId = z.number().int().brand<'AccountId'>();
export type AccountId = z.output<typeof accountId>;
