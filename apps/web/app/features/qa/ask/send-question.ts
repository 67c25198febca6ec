import type { DraftOfQuestion } from '@tenfold/contract/qa/drafts';
import type { FormTrace } from '@tenfold/contract/qa/post-fields';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { asSent, type TypedQuestion } from './question-form.ts';

type KnownDraft = Pick<DraftOfQuestion, 'id' | 'revision'>;

/** @param draft what it is made of; null: it was no draft */
export function askQuestion(typed: TypedQuestion, draft: KnownDraft | null, form: FormTrace) {
  const body = { data: asSent(typed), draftId: draft?.id ?? null, form };
  return browserApi.call('POST /qa/questions', { body });
}

/** @param known as it was last seen here; null: a new one */
export async function saveDraft(typed: TypedQuestion, known: KnownDraft | null): Promise<void> {
  const body = {
    data: asSent(typed),
    draftId: known?.id ?? null,
    ...(known !== null && { revision: known.revision }),
  };
  await browserApi.call('POST /qa/drafts/question', { body });
}

/** Null: saved; else the draft as another tab has saved it meanwhile. */
export async function newerDraftOf(saving: Promise<void>): Promise<DraftOfQuestion | null> {
  try {
    await saving;
    return null;
  } catch (cause) {
    const newer = newerOf<DraftOfQuestion>(cause);
    if (newer === null) throw cause;
    return newer;
  }
}
