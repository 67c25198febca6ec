import { contestReasons } from '@tenfold/domain/contests';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { contestId } from '../../ids.ts';
import { amount, idParam, isoTime } from '../../shapes.ts';
import { isPrintableProse } from '../../text/printable.ts';
import { qualityCheck } from '../quality-check.ts';
import { decisions } from './contests.ts';

export const editorsContest = z.object({
  id: contestId,
  symbol: z.string(),
  companyName: z.string(),
  rowKey: z.string(),
  column: z.string(),
  /** Of the figure. */
  currency: z.string(),
  /** What the table had when it was contested. */
  shown: amount,
  shouldBe: z.number(),
  reason: z.enum(contestReasons),
  seen: z.string().nullable(),
  /** "Deleted account" once it is. */
  reader: z.string(),
  contestedAt: isoTime,
  followers: z.number().int(),
  /** The checks that the figure is part of. */
  checks: z.array(qualityCheck),
});
export type EditorsContest = z.output<typeof editorsContest>;

export const listEditorsContests = endpoint({
  method: 'GET',
  access: 'editFigures',
  path: '/editors/contests',
  summary: 'Open contests, longest waiting first',
  reply: z.object({ contests: z.array(editorsContest) }),
});

export const answerContest = endpoint({
  method: 'POST',
  access: 'editFigures',
  limit: 'contest',
  path: '/editors/contests/{contestId}/answer',
  summary: 'Decide on a contest and tell its readers',
  params: z.object({ contestId: idParam.brand<'ContestId'>() }),
  body: z.object({
    decision: z.enum(decisions),
    /** In units, with `corrected` alone. */
    value: amount.default(null),
    answer: z
      .string()
      .trim()
      .min(1, 'Write what the readers get to know')
      .max(500, 'Use at most 500 characters')
      .refine(isPrintableProse, 'Use letters, spaces and punctuation only'),
  }),
  reply: z.object({ decision: z.enum(decisions) }),
  refusals: ['not_found', 'conflict'],
});
