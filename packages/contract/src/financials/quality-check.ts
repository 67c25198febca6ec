import { checkNames } from '@tenfold/domain/data-quality';
import { z } from 'zod';
import { amount } from '../shapes.ts';

export const qualityCheck = z.object({
  check: z.enum(checkNames),
  state: z.enum(['passed', 'failed', 'explained', 'not_possible', 'information']),
  cause: z.enum(['restated', 'basis_changed', 'tag_changed', 'shared_profit']).optional(),
  /** `2024` or `2024 Q3`; null for the whole company. */
  column: z.string().nullable(),
  rows: z.array(z.string()),
  expected: amount,
  found: amount,
  tags: z.array(z.string()),
});
export type QualityCheck = z.output<typeof qualityCheck>;
