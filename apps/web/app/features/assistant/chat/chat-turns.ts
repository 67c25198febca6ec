import type { ChatMessage } from '@tenfold/contract/assistant';
import type { UnfinishedAnswer } from './unfinished-answer.ts';
import type { ShownAnswer } from './written-answer.ts';

/** What is being asked, and its answer so far. */
export interface Writing {
  readonly text: string;
  readonly clientId: string;
  readonly answer: ShownAnswer;
  /** It stays until it is there as it is stored: in between, it would be gone for a moment and be announced twice. */
  readonly isEnded: boolean;
}

/** A question with what there is of its answer. */
export interface ChatTurn {
  readonly key: string;
  readonly text: string;
  readonly answer: ShownAnswer | null;
  /** `failed`: the language model did, and the figures may answer. */
  readonly how: 'whole' | 'writing' | 'failed' | UnfinishedAnswer['how'];
  /** The stored message; null: it isn’t yet. */
  readonly message: ChatMessage | null;
  /** The answer as it is stored, once it is whole. */
  readonly whole: ChatMessage | null;
}

export function chatTurns(
  messages: readonly ChatMessage[],
  writing: Writing | null,
  unfinished: UnfinishedAnswer | null,
): ChatTurn[] {
  const turns = messages.flatMap((message, at): ChatTurn[] => {
    if (message.authorId === 0) return [];
    const next = messages[at + 1];
    const answer = next?.authorId === 0 ? next : null;
    const key = message.clientId ?? String(message.id);
    const seen = unfinished?.messageId === message.id ? unfinished : null;
    const isThere = writing?.isEnded === true && (seen !== null || (answer !== null && hasEnded(answer)));
    if (writing?.clientId === key && !isThere) {
      return [{ key, text: message.text, answer: writing.answer, how: 'writing', message, whole: null }];
    }
    const end = endOf(answer, seen);
    return [{ key, text: message.text, message, ...end, whole: end.how === 'whole' ? answer : null }];
  });
  if (writing === null || turns.some(({ key }) => key === writing.clientId)) return turns;
  const { clientId: key, text, answer } = writing;
  return [...turns, { key, text, answer, how: 'writing', message: null, whole: null }];
}

/** Who stopped an answer sees what they saw, though the server may have been done by then. */
function endOf(stored: ChatMessage | null, seen: UnfinishedAnswer | null): Pick<ChatTurn, 'answer' | 'how'> {
  if (seen?.how === 'stopped') return { answer: seen.answer, how: 'stopped' };
  if (stored === null) return { answer: seen?.answer ?? null, how: 'broke_off' };
  if (!stored.stopped) return { answer: stored, how: 'whole' };
  if (stored.ended === 'failed') return { answer: stored, how: 'failed' };
  return { answer: stored, how: seen?.how ?? (stored.ended === 'lost' ? 'broke_off' : 'stopped') };
}

/** Whether the server has ended it. */
function hasEnded({ stopped, ended }: ChatMessage): boolean {
  return !stopped || ended === 'failed';
}
