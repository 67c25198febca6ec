import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getDrafts } from '@tenfold/contract/qa/drafts';
import { shortened } from '../card/shortened.ts';

export type Draft = ReplyOf<typeof getDrafts>['drafts'][number];

const longestTitle = 80;

/** The question, or how the answer begins. */
export function draftTitle(draft: Draft): string {
  if (draft.kind === 'question') return draft.data.title || 'Question without a title';
  const { text } = draft.data;
  return `“${shortened(text, longestTitle)}”`;
}

/** What it is about: `COST · FINANCIALS · 2 tags`, or the question it answers. */
export function draftLine(draft: Draft): string {
  if (draft.kind === 'answer') {
    return draft.questionId === null
      ? 'The question was deleted. Copy the text or delete the draft.'
      : `to: ${draft.questionTitle ?? ''}`;
  }
  const { companies, category, tags } = draft.data;
  const counted = tags.length === 1 ? '1 tag' : `${tags.length} tags`;
  return [companies.join(', '), category, tags.length > 0 && counted].filter(Boolean).join(' · ');
}
