import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime } from '../shapes.ts';
import { question } from './question.ts';

/** Longest waiting first. */
export const getAnalystsQueue = endpoint({
  method: 'GET',
  access: 'answerAsAnalyst',
  path: '/qa/analysts/queue',
  summary: 'Questions nobody answered within seven days',
  reply: z.object({
    questions: z.array(z.object({ question, sinceDatetime: isoTime })),
  }),
});
