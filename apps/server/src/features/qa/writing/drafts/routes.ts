import type { DraftOfAnswer, DraftOfQuestion } from '@tenfold/contract/qa';
import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/index.ts';
import type { WriteDeps } from '../write-deps.ts';
import { describeDraft, listDrafts } from './draft-store.ts';
import { deleteDraft, restoreDraft, saveDraft } from './save-draft.ts';

export function registerDrafts(app: FastifyInstance, deps: WriteDeps): void {
  serve(app, calls.getDrafts, async (_, { person }) => ({
    drafts: (await listDrafts(deps.db, person.id)).map(describeDraft),
  }));

  serve(app, calls.saveQuestionDraft, async ({ body }, { person }) => {
    const saved = await saveDraft(deps, person, { ...body, kind: 'question', questionId: null });
    return describeDraft(saved) as DraftOfQuestion;
  });

  serve(app, calls.saveAnswerDraft, async ({ body }, { person }) => {
    const saved = await saveDraft(deps, person, { ...body, kind: 'answer' });
    return describeDraft(saved) as DraftOfAnswer;
  });

  serve(app, calls.deleteDraft, async ({ params }, { person }) => {
    await deleteDraft(deps, person, params.id);
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreDraft, async ({ params }, { person }) =>
    describeDraft(await restoreDraft(deps, person, params.id)),
  );
}
