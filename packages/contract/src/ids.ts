import { z } from 'zod';

export const accountId = z.number().int().brand<'AccountId'>();
export type AccountId = z.output<typeof accountId>;
