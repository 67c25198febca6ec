import { contestReasons } from '@tenfold/domain/contests';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { contestId } from '../../ids.ts';
import { idParam, isoTime, rowKey, symbolParam } from '../../shapes.ts';
import { isPrintableProse } from '../../text/printable.ts';

const ofCompany = z.object({ symbol: symbolParam });
const ofFigure = ofCompany.extend({
  rowKey,
  column: z.string().regex(/^\d{4}(-Q[1-4])?$/, 'Use a year (2024) or a quarter (2024-Q3)'),
});

/** `excluded`: the table shows no value, with that reason. */
export const decisions = ['kept', 'corrected', 'excluded'] as const;
export type ContestDecision = (typeof decisions)[number];

const openContest = z.object({
  id: contestId,
  contestedAt: isoTime,
  /** Who contested it, and who follows. */
  readers: z.number().int(),
  isYours: z.boolean(),
  /** By the caller, who also gets the answer. */
  isFollowed: z.boolean(),
});

/** What is known of a figure's contests: no reader by name, and no value. */
export const figureContest = z.object({
  open: openContest.nullable(),
  /** The last that an editor answered. */
  answered: z
    .object({
      decision: z.enum(decisions),
      answer: z.string(),
      decidedAt: isoTime,
      /** Since an editor withdrew it the figure is what was filed. */
      withdrawn: z.object({ why: z.string(), withdrawnAt: isoTime }).nullable(),
    })
    .nullable(),
});
export type FigureContest = z.output<typeof figureContest>;

/** Open ones. */
export const listContests = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/company/{symbol}/contests',
  summary: 'The figures of a company that readers contest',
  params: ofCompany,
  reply: z.object({ contests: z.array(z.object({ rowKey: z.string(), column: z.string() })) }),
});

export const getFigureContest = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/company/{symbol}/financials/{rowKey}/{column}/contest',
  summary: 'Whether a figure is contested, and what an editor said',
  params: ofFigure,
  reply: figureContest,
});

/** The same by the same reader again is a request whose answer was lost. */
export const contestFigure = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'contest',
  path: '/company/{symbol}/financials/{rowKey}/{column}/contest',
  summary: 'Tell the editors that a figure is wrong',
  params: ofFigure,
  body: z.object({
    /** In units, as in the financials. */
    shouldBe: z.number(),
    reason: z.enum(contestReasons),
    seen: z
      .string()
      .trim()
      .max(500, 'Use at most 500 characters')
      .refine(isPrintableProse, 'Use letters, spaces and punctuation only')
      .default(''),
  }),
  reply: figureContest,
  refusals: ['forbidden', 'quota_reached', 'not_found', 'conflict'],
});

/** Twice is once. */
export const followContest = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'contest',
  path: '/contests/{contestId}/follow',
  summary: 'Get the answer to an open contest, too',
  params: z.object({ contestId: idParam.brand<'ContestId'>() }),
  reply: figureContest,
  refusals: ['not_found', 'conflict'],
});
