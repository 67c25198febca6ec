import { discardContentDraft, saveContentDraft } from '@tenfold/contract/content';
import type { FastifyInstance } from 'fastify';
import { Stale, serve } from '../../../platform/http/index.ts';
import type { ContentDeps } from '../content-deps.ts';
import { deleteDraft, findDraft, saveDraft } from './draft-store.ts';

export function registerDrafts(app: FastifyInstance, { db, clock }: ContentDeps): void {
  serve(app, saveContentDraft, async ({ body: { block, basedOn, revision } }, { person }) => {
    const { key, content } = block;
    const saved = await saveDraft(db, person.id, { key, content, basedOn, revision }, clock.now());
    if (saved !== null) return saved;
    const current = await findDraft(db, person.id, key);
    throw new Stale('You edited this draft in another tab.', current ?? {});
  });

  serve(app, discardContentDraft, async ({ params }, { person }) => {
    await deleteDraft(db, person.id, params.key);
    return { isDeleted: true as const };
  });
}
