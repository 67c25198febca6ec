import type { AiChat } from '@tenfold/contract/assistant';
import { isApiError } from '@tenfold/contract/errors/api-error';
import type { ChatId } from '@tenfold/contract/ids';
import { streamCall } from '../../../platform/api/browser-stream.ts';
import type { UnfinishedAnswer } from './unfinished-answer.ts';
import { nothingWritten, type ShownAnswer, withEvent } from './written-answer.ts';

interface ChatRequest {
  readonly aiChatId: ChatId | null;
  readonly text: string;
  readonly clientId: string;
  /** By rules, without the language model. */
  readonly fromFigures: boolean;
}

interface StreamListeners {
  readonly signal: AbortSignal;
  /** The message is stored, by its id. */
  readonly onSaved: (messageId: number) => void;
  readonly onWritten: (answer: ShownAnswer) => void;
}

export interface ChatReply {
  readonly aiChat: AiChat;
  /** Null: the answer is whole. */
  readonly unfinished: UnfinishedAnswer | null;
}

/** Asks, and hears the answer as it is written. @throws ApiError where it is refused, or nothing shows that it was stored */
export async function askAssistant(
  body: ChatRequest,
  { signal, onSaved, onWritten }: StreamListeners,
): Promise<ChatReply> {
  let saved: { aiChat: AiChat; messageId: number } | null = null;
  let answer = nothingWritten;
  const end = (how: UnfinishedAnswer['how'] | null): ChatReply | null => {
    if (saved === null) return null;
    const { aiChat, messageId } = saved;
    return { aiChat, unfinished: how === null ? null : { messageId, how, answer } };
  };
  try {
    await streamCall(
      'POST /qa/ai/chats/send',
      { body },
      {
        signal,
        onEvent: (event) => {
          if (event.type === 'kept') {
            saved = { aiChat: event.aiChat, messageId: event.message.id };
            onSaved(event.message.id);
          }
          answer = withEvent(answer, event);
          onWritten(answer);
        },
      },
    );
    const whole = end(null);
    if (whole !== null) return whole;
    throw new RangeError('An answer ended that never began.');
  } catch (cause) {
    const hasBrokenOff = isApiError(cause) && cause.code === 'no_response';
    const ended = signal.aborted ? end('stopped') : hasBrokenOff ? end('broke_off') : null;
    if (ended === null) throw cause;
    return ended;
  }
}
