import { z } from 'zod';
import { accountId } from '../ids.ts';

/** Who wrote something, as everybody sees them. */
export const author = z.object({
  /** Null once the account is deleted. */
  id: accountId.nullable(),
  /** First and last name, else "Member" and a number; "Deleted account". Never the email. */
  fullName: z.string(),
  firstName: z.string(),
  avatar: z.string().nullable(),
  bio: z.string(),
  /** Upvotes of all their questions, answers and comments. */
  qaUpvotes: z.number().int(),
  isAnalyst: z.boolean(),
});
export type Author = z.output<typeof author>;
