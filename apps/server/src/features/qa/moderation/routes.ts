import type { AccountId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import { describeAnswer, describeComment, describeQuestion } from '../reading/describe.ts';
import type { WriteDeps } from '../writing/write-deps.ts';
import { hidePost } from './hide-post.ts';
import { limitAccount } from './limit-account.ts';
import { describeAct, listActs } from './list-acts.ts';
import { undoAct } from './undo/undo-act.ts';

/** What editors remove, and the history of what they did. */
export function registerModeration(app: FastifyInstance, deps: WriteDeps): void {
  const { db, clock } = deps;

  serve(app, calls.getActs, ({ query }, { person }) => {
    const { mine, editor = null, kind = null, q: search = '', before = null, after = null, limit } = query;
    const of = mine ? person.id : (editor as AccountId | null);
    return listActs(db, { editor: of, kind, search, before, after, limit }, clock.now());
  });

  serve(app, calls.undoAct, async ({ params: { id } }, { person }) => {
    await undoAct(deps, person, id);
    return describeAct(db, id, clock.now());
  });

  serve(app, calls.limitAccount, async ({ params: { id }, body }, { person }) => {
    const act = await limitAccount(deps, person, id as AccountId, body);
    return describeAct(db, act, clock.now());
  });

  serve(app, calls.hideQuestion, async ({ params: { id }, body }, { person }) => {
    await hidePost(deps, person, { kind: 'question', id }, body);
    return describeQuestion(deps, person, id);
  });

  serve(app, calls.hideAnswer, async ({ params: { id }, body }, { person }) => {
    await hidePost(deps, person, { kind: 'answer', id }, body);
    return describeAnswer(deps, person, id);
  });

  serve(app, calls.hideAnswerComment, async ({ params: { id }, body }, { person }) => {
    await hidePost(deps, person, { kind: 'comment', id }, body);
    return describeComment(deps, person, id);
  });
}
