import { decideReward as decideRewardCall, getRewards } from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { serve } from '../../../../platform/http/index.ts';
import { decideReward } from './decide-reward.ts';
import { findReward, listRewards } from './list-rewards.ts';

type RewardDeps = Pick<Deps, 'db' | 'clock' | 'fanOut'>;

export function registerRewards(app: FastifyInstance, deps: RewardDeps): void {
  serve(app, getRewards, async () => ({ rewards: await listRewards(deps.db) }));

  serve(app, decideRewardCall, async ({ params: { id }, body: { isGiven } }, { person }) => {
    await decideReward(deps, { id, by: person.id, isGiven });
    return findReward(deps.db, id);
  });
}
