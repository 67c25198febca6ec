import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParam, isoTime } from '../shapes.ts';
import { author } from './author.ts';

export const rewardStates = ['waiting', 'given', 'refused'] as const;

/** Why a reward waits for an editor. */
export const rewardDoubts = ['few_voters', 'one_network', 'unknown_networks', 'new_accounts'] as const;

const reward = z.object({
  id: z.number().int().positive(),
  contributor: author,
  /** 100, 200, … */
  hundred: z.number().int(),
  state: z.enum(rewardStates),
  doubts: z.array(z.enum(rewardDoubts)),
  reachedAt: isoTime,
  decidedAt: isoTime.nullable(),
});
export type Reward = z.output<typeof reward>;

export const getRewards = endpoint({
  method: 'GET',
  access: 'editQuestions',
  path: '/qa/rewards',
  summary: 'Rewards that wait for an editor, and those decided last',
  reply: z.object({ rewards: z.array(reward) }),
});

export const decideReward = endpoint({
  method: 'POST',
  access: 'editQuestions',
  limit: 'edit questions',
  path: '/qa/rewards/{id}/decide',
  summary: 'Give a reward, or refuse it',
  params: z.object({ id: idParam }),
  body: z.object({ isGiven: z.boolean() }),
  reply: reward,
  refusals: ['not_found', 'conflict'],
});
