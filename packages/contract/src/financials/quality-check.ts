import { z } from 'zod';
import { amount } from '../shapes.ts';

export const qualityCheck = z.object({
  check: z.enum([
    'balance',
    'quarters_add_up',
    'earnings_per_share',
    'cash_bridge',
    'margin',
    'revenue_sign',
    'debt_of_liabilities',
    'dividends_of_earnings',
    'tag_jump',
    'share_jump',
    'tag_switch',
    'derived_share',
  ]),
  state: z.enum(['passed', 'failed', 'explained', 'not_possible', 'information']),
  cause: z.enum(['restated', 'basis_changed', 'tag_changed']).optional(),
  /** `2024` or `2024 Q3`; null for the whole company. */
  column: z.string().nullable(),
  rows: z.array(z.string()),
  expected: amount,
  found: amount,
  tags: z.array(z.string()),
});
export type QualityCheck = z.output<typeof qualityCheck>;
