import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { Stale, serve } from '../../../../platform/http/index.ts';
import { describeAnswer, describeComment } from '../../reading/describe.ts';
import type { WriteDeps } from '../write-deps.ts';
import { approveFirstPost, rejectFirstPost } from './decide-first-post.ts';

const changed = 'Its author changed this text meanwhile.';

export function registerFirstPosts(app: FastifyInstance, deps: WriteDeps): void {
  serve(app, calls.approveAnswer, async ({ params: { id }, body }, { person }) => {
    const isApproved = await approveFirstPost(deps, person, { kind: 'answer', id }, body.revision);
    const answer = await describeAnswer(deps, person, id);
    if (!isApproved) throw new Stale(changed, answer);
    return answer;
  });

  serve(app, calls.rejectAnswer, async ({ params: { id }, body }, { person }) => {
    await rejectFirstPost(deps, person, { kind: 'answer', id }, body);
    return describeAnswer(deps, person, id);
  });

  serve(app, calls.approveAnswerComment, async ({ params: { id }, body }, { person }) => {
    const isApproved = await approveFirstPost(deps, person, { kind: 'comment', id }, body.revision);
    const comment = await describeComment(deps, person, id);
    if (!isApproved) throw new Stale(changed, comment);
    return comment;
  });

  serve(app, calls.rejectAnswerComment, async ({ params: { id }, body }, { person }) => {
    await rejectFirstPost(deps, person, { kind: 'comment', id }, body);
    return describeComment(deps, person, id);
  });
}
