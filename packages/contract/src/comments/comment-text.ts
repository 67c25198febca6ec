import { z } from 'zod';
import { isPrintableProse } from '../text/printable.ts';

/** The text of a comment on a figure, on a list or on a company of it. */
export const commentText = z
  .string()
  .trim()
  .min(1, 'Write a comment')
  .max(2_000, 'Use at most 2,000 characters')
  .refine(isPrintableProse, 'Use letters, spaces and punctuation only');
