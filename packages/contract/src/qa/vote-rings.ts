import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParam, isoTime } from '../shapes.ts';
import { author } from './author.ts';

export const voteRingStates = ['open', 'released', 'taken_back'] as const;

/** Two vote for each other; more do, along whatever way; accounts vote for one author and hardly for others. */
export const voteRingKinds = ['pair', 'circle', 'devoted'] as const;

const voteRing = z.object({
  id: z.number().int().positive(),
  members: z.array(
    z.object({
      contributor: author,
      points: z.number().int(),
      /** Points that rest on votes of the group. None once it is decided. */
      heldPoints: z.number().int(),
    }),
  ),
  kinds: z.array(z.enum(voteRingKinds)),
  /** Upvotes of members for each other, of all they cast. */
  votesInside: z.number().int(),
  votesCast: z.number().int(),
  /** How many inside there would be, did they vote like everybody. Not rounded. */
  expectedInside: z.number(),
  /** How many votes of those inside came from the network that most came from of several members. */
  fromOneNetwork: z.number().int(),
  /** How many votes of those inside came within an hour of the text. */
  soon: z.number().int(),
  state: z.enum(voteRingStates),
  foundAt: isoTime,
  decidedAt: isoTime.nullable(),
});
export type VoteRing = z.output<typeof voteRing>;

export const getVoteRings = endpoint({
  method: 'GET',
  access: 'editQuestions',
  path: '/qa/vote-rings',
  summary: 'Accounts that vote for each other, and those decided last',
  reply: z.object({ rings: z.array(voteRing) }),
});

export const decideVoteRing = endpoint({
  method: 'POST',
  access: 'editQuestions',
  limit: 'edit questions',
  path: '/qa/vote-rings/{id}/decide',
  summary: 'Take back the votes of a group for each other, or release them',
  params: z.object({ id: idParam }),
  body: z.object({ isTakenBack: z.boolean() }),
  reply: voteRing,
  refusals: ['not_found'],
});
