import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { questionTag } from './question.ts';

/** One that is there already, in another case or in look-alike letters, is answered as it is. */
export const createTag = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post write',
  path: '/qa/tags/create',
  summary: 'Create a tag',
  body: z.object({ name: z.string().trim().min(1, 'Enter a tag').max(40, 'Use at most 40 characters') }),
  reply: questionTag,
});
