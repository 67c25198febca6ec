import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/index.ts';
import type { HashNetwork } from '../../posts/network-hashes.ts';
import type { WriteDeps } from '../write-deps.ts';
import { followContributor, markPost } from './marks.ts';
import { vote } from './vote.ts';

export function registerReactions(app: FastifyInstance, deps: WriteDeps, hash: HashNetwork): void {
  serve(app, calls.likePost, async ({ params, body }, { person, address }) =>
    vote(deps, { person, network: await hash(address) }, params, { value: 1, isOn: body.isOn }),
  );

  serve(app, calls.dislikePost, async ({ params, body }, { person, address }) =>
    vote(deps, { person, network: await hash(address) }, params, { value: -1, isOn: body.isOn }),
  );

  serve(app, calls.followPost, async ({ params, body }, { person }) => ({
    follow: await markPost(deps, person, 'follow', params, body.isOn),
  }));

  serve(app, calls.bookmarkPost, async ({ params, body }, { person }) => ({
    bookmark: await markPost(deps, person, 'bookmark', params, body.isOn),
  }));

  serve(app, calls.followContributor, async ({ params, body }, { person }) => ({
    followContributorIds: await followContributor(deps, person, params.id, body.isOn),
  }));
}
