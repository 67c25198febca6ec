import { z } from 'zod';
import { accountId, listId } from '../ids.ts';

export { isOwnReason, type ReasonKind, reasonKinds } from './question-choices.ts';

/** Why a question is one for the reader, the strongest there is. `symbol` is the one they used themselves. */
export const reason = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('forecast'), symbol: z.string() }),
    z.object({ kind: z.literal('note'), symbol: z.string() }),
    /** Asked or answered by a contributor they follow. */
    z.object({
      kind: z.literal('contributor'),
      contributor: z.object({ id: accountId, fullName: z.string() }),
    }),
    z.object({
      kind: z.literal('list'),
      symbol: z.string(),
      list: z.object({ id: listId, name: z.string() }),
    }),
    /** Asked within thirty days and upvoted. */
    z.object({ kind: z.literal('popular') }),
    z.object({ kind: z.literal('featured') }),
    z.object({ kind: z.literal('community') }),
  ])
  .describe('Why a question is one for the reader: the strongest there is');
export type Reason = z.output<typeof reason>;
