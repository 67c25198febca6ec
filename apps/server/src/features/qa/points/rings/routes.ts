import { decideVoteRing, getVoteRings } from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { serve } from '../../../../platform/http/index.ts';
import { decideRing } from './decide-ring.ts';
import { findRing, listRings } from './list-rings.ts';

type RingDeps = Pick<Deps, 'db' | 'clock' | 'fanOut'>;

export function registerRings(app: FastifyInstance, deps: RingDeps): void {
  const { db, clock } = deps;
  serve(app, getVoteRings, async () => ({ rings: await listRings(db, clock.now()) }));

  serve(app, decideVoteRing, async ({ params: { id }, body: { isTakenBack } }, { person }) => {
    await decideRing(deps, { id, by: person.id, isTakenBack });
    return findRing(db, id, clock.now());
  });
}
