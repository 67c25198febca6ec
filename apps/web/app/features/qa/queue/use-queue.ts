import { isApiError } from '@tenfold/contract/errors/api-error';
import type { Answer, AnswerComment } from '@tenfold/contract/qa/post';
import type { Question } from '@tenfold/contract/qa/question';
import { useEffect, useReducer, useRef, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { doneWords, failedWords, type ShownAct } from './act-words.ts';
import { loadQueue, type QueueKind, type QueuePage } from './load-queue.ts';
import { keyOf, type QueueItem, withText } from './queue-item.ts';
import { changeQueue, openQueue, type QueueRow, rowsAhead } from './queue-state.ts';
import { type Decision, sendDecision, undoActs } from './send-decision.ts';

/** Rows after the one that is shown, before the editor is through with them. */
const loadsBelow = 15;

interface QueueAct {
  readonly items: readonly QueueItem[];
  readonly decision: Decision;
  /** Settled once the server has it: an undo that comes sooner waits for it. */
  readonly sent: Promise<readonly QueueItem[]>;
}

interface LoadedQueue {
  readonly show: QueueKind;
  readonly items: readonly QueueItem[];
  readonly count: number;
  readonly next: string | null;
}

/** The list an editor works through: what is decided leaves at once, and comes back where the server refuses it. */
export function useQueue({ show, items, count, next }: LoadedQueue) {
  const [state, change] = useReducer(changeQueue, null, () => openQueue(items, count, next));
  const [lastAct, showAct] = useState<ShownAct | null>(null);
  const done = useRef<QueueAct[]>([]);

  const isLoading = useRef(false);
  const after = rowsAhead(state) < loadsBelow ? state.next : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is asked for again as the editor goes on
  useEffect(() => {
    if (after === null || isLoading.current) return;
    isLoading.current = true;
    const loaded = (more: QueuePage) => {
      isLoading.current = false;
      change({ type: 'more', ...more });
    };
    const failed = () => {
      isLoading.current = false;
    };
    void loadQueue(show, after).then(loaded, failed);
  }, [after, show, state.at]);

  const decide = (chosen: readonly QueueItem[], decision: Decision) => {
    if (chosen.length === 0) return;
    change({ type: 'leave', keys: chosen.map(keyOf) });
    const sent = sendAll(chosen, decision);
    done.current.push({ items: chosen, decision, sent });
  };

  async function sendAll(chosen: readonly QueueItem[], decision: Decision): Promise<readonly QueueItem[]> {
    const decided: QueueItem[] = [];
    const failed: { item: QueueItem; cause: unknown }[] = [];
    for (const item of chosen) {
      await sendDecision(item, decision).then(
        () => decided.push(item),
        (cause: unknown) => failed.push({ item, cause }),
      );
    }
    if (decided.length > 0) showAct({ ...doneWords(decided, decision), undo: () => void undo() });
    if (failed.length > 0) await takeBack(failed, decision);
    return decided;
  }

  async function takeBack(failed: readonly { item: QueueItem; cause: unknown }[], decision: Decision) {
    const rows = await Promise.all(failed.map(({ item, cause }) => rowOf(item, cause)));
    change({ type: 'return', rows });
    const broken = failed.filter((_, place) => rows[place]?.note === null);
    const [first] = broken;
    if (first === undefined) return;
    const reason = failureMessage('deciding what waits', first.cause);
    const again = () =>
      decide(
        broken.map(({ item }) => item),
        decision,
      );
    showAct({ text: failedWords(decision, reason, first.item), again });
  }

  async function undo(): Promise<void> {
    const last = done.current.pop();
    if (last === undefined) return;
    showAct(null);
    const decided = await last.sent;
    const each = last.decision.what === 'approve and feature' ? 2 : 1;
    try {
      const back = await undoActs(decided, each);
      if (back.length === 0) return showAct({ text: 'Not put back. It can’t be undone any more.' });
      change({ type: 'return', rows: back.map((item) => ({ item, note: null })) });
      showAct({ text: 'Put back.' });
    } catch (cause) {
      showAct({ text: `Not put back. ${failureMessage('putting back a decision', cause)}` });
    }
  }

  return { state, change, decide, undo, lastAct, dismiss: () => showAct(null) };
}

/** With what happened to it meanwhile. */
async function rowOf(item: QueueItem, cause: unknown): Promise<QueueRow> {
  const newer = newerOf<Question | Answer | AnswerComment>(cause);
  if (newer !== null) return changedRow(item, newer);
  if (!isApiError(cause) || (cause.code !== 'conflict' && cause.code !== 'not_found'))
    return { item, note: null };
  return { item, note: await noteOf(item) };
}

/** @param newer as its author wrote it since: a question, or what the post is */
function changedRow(item: QueueItem, newer: Question | Answer | AnswerComment): QueueRow {
  if (item.kind === 'question') {
    const note = 'Changed by the asker while you read. Read it again before you decide.';
    return { item: { ...item, question: newer as Question }, note };
  }
  if (item.kind === 'first') {
    const note = 'Changed by its author while you read. Read it again before you decide.';
    return { item: { ...item, post: withText(item.post, newer as Answer | AnswerComment) }, note };
  }
  return { item, note: 'Changed by its author while you read. Load the page again.' };
}

async function noteOf(item: QueueItem): Promise<string> {
  if (item.kind !== 'question') return 'Decided by another editor a moment ago';
  try {
    const params = { id: item.question.id };
    const { decision } = await browserApi.call('GET /qa/editors/queue/{id}', { params });
    if (decision === null) return 'Changed a moment ago. Load the page again.';
    const how = decision.outcome === 'approved' ? 'Approved' : 'Rejected';
    return `${how} by ${decision.editorName ?? 'another editor'} a moment ago`;
  } catch {
    return 'It isn’t there any more.';
  }
}
