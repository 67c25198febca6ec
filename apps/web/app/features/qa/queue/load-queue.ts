import { browserApi } from '../../../platform/api/browser-api.ts';
import type { QueueItem } from './queue-item.ts';

export const queueKinds = ['waiting', 'edits', 'first', 'tags'] as const;
export type QueueKind = (typeof queueKinds)[number];

export interface QueuePage {
  readonly items: readonly QueueItem[];
  readonly next: string | null;
}

/** The page after another, the longest waiting first. */
export async function loadQueue(show: QueueKind, cursor: string): Promise<QueuePage> {
  const input = { query: { cursor } };
  if (show === 'edits') {
    const { edits, next } = await browserApi.call('GET /qa/editors/edits', input);
    return { items: edits.map((edit) => ({ kind: 'edit', ...edit })), next };
  }
  if (show === 'first') {
    const { posts, next } = await browserApi.call('GET /qa/editors/posts', input);
    return { items: posts.map((post) => ({ kind: 'first', post })), next };
  }
  if (show === 'tags') {
    const { tags, next } = await browserApi.call('GET /qa/editors/tags', input);
    return { items: tags.map((tag) => ({ kind: 'tag', ...tag })), next };
  }
  const { questions, next } = await browserApi.call('GET /qa/editors/queue', input);
  return { items: questions.map((waiting) => ({ kind: 'question', ...waiting })), next };
}
