import { z } from 'zod';

export const accountId = z.number().int().brand<'AccountId'>();
export type AccountId = z.output<typeof accountId>;

export const alertId = z.number().int().positive().brand<'AlertId'>();
export type AlertId = z.output<typeof alertId>;
