import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { contestId } from '../../ids.ts';
import { amount, idParam, isoTime } from '../../shapes.ts';
import { isPrintableProse } from '../../text/printable.ts';

const correctedFigure = z.object({
  contestId,
  symbol: z.string(),
  companyName: z.string(),
  rowKey: z.string(),
  column: z.string(),
  /** The currency of the figure. */
  currency: z.string(),
  kind: z.enum(['corrected', 'excluded']),
  /** What the readers were told. */
  answer: z.string(),
});

export const figureCorrection = correctedFigure.extend({
  /** In units and the shares of the filing; null where excluded. */
  value: amount,
  /** It stands for this value: once filings give another, they count. */
  filedValue: amount,
  madeAt: isoTime,
});
export type FigureCorrection = z.output<typeof figureCorrection>;

export const withdrawnCorrection = correctedFigure.extend({ why: z.string(), withdrawnAt: isoTime });
export type WithdrawnCorrection = z.output<typeof withdrawnCorrection>;

export const listCorrections = endpoint({
  method: 'GET',
  access: 'editFigures',
  path: '/editors/corrections',
  summary: 'Corrections of figures and withdrawn ones, newest first',
  reply: z.object({
    corrections: z.array(figureCorrection),
    /** The last fifty. */
    withdrawn: z.array(withdrawnCorrection),
  }),
});

/** The same by the same editor again is a request whose answer was lost. */
export const withdrawCorrection = endpoint({
  method: 'POST',
  access: 'editFigures',
  limit: 'contest',
  path: '/editors/contests/{contestId}/withdraw',
  summary: 'Withdraw the correction that answered a contest',
  params: z.object({ contestId: idParam.brand<'ContestId'>() }),
  body: z.object({
    why: z
      .string()
      .trim()
      .min(1, 'Write what the readers get to know')
      .max(500, 'Use at most 500 characters')
      .refine(isPrintableProse, 'Use letters, spaces and punctuation only'),
  }),
  reply: z.object({ withdrawn: z.literal(true) }),
  refusals: ['not_found', 'conflict'],
});
