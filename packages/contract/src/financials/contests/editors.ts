import { contestReasons } from '@tenfold/domain/contests';
import { statementParts } from '@tenfold/domain/statements';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { contestId } from '../../ids.ts';
import { amount, idParam, isoDate, isoTime } from '../../shapes.ts';
import { isPrintableProse } from '../../text/printable.ts';
import { qualityCheck } from '../quality-check.ts';
import { decisions } from './contests.ts';

/** A figure is made from far fewer: from five at most, of 5,000 company-years. */
export const mostFilings = 8;

export const editorsContest = z.object({
  id: contestId,
  symbol: z.string(),
  companyName: z.string(),
  rowKey: z.string(),
  column: z.string(),
  /** The currency of the figure. */
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

/** One statement of a filing: a value for each column, as filed. */
const filingPart = z.object({
  part: z.enum(statementParts),
  /** `start` is null for balances at a day. */
  columns: z.array(z.object({ start: isoDate.nullable(), end: isoDate })).readonly(),
  lines: z
    .array(
      z.object({
        taxonomy: z.string(),
        tag: z.string(),
        /** The words of the tag. */
        label: z.string(),
        unit: z.string(),
        /** At the last day of each column, not over it. */
        isAtDay: z.boolean(),
        values: z.array(amount).readonly(),
        /** For each column whether the figure is made from it. */
        isUsed: z.array(z.boolean()).readonly(),
      }),
    )
    .readonly(),
});
export type FilingPart = z.output<typeof filingPart>;

export const filingPage = z.object({
  accession: z.string(),
  form: z.string(),
  filed: isoDate,
  url: z.string(),
  parts: z.array(filingPart).readonly(),
});
export type FilingPage = z.output<typeof filingPage>;

/** For an open contest and for one that was answered. */
export const getContestedFilings = endpoint({
  method: 'GET',
  access: 'editFigures',
  path: '/editors/contests/{contestId}/filings',
  summary: 'The filings of a contested figure, laid out as statements',
  params: z.object({ contestId: idParam.brand<'ContestId'>() }),
  reply: z.object({ filings: z.array(filingPage).max(mostFilings) }),
  refusals: ['not_found'],
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
