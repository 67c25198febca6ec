import type { ChatWithMessages } from '@tenfold/contract/assistant';
import { useCallback, useRef } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { askAssistant } from './ask-assistant.ts';
import { nothingWritten, type ShownAnswer } from './written-answer.ts';

interface Question {
  readonly text: string;
  readonly clientId: string;
  readonly fromFigures: boolean;
}

/** Reads an answer as it is written. Meanwhile it can be stopped, or answered from the figures instead. */
export function useReading(aiChatId: ChatWithMessages['aiChat']['id'] | null) {
  const connection = useRef<AbortController>(null);
  const messageId = useRef<number>(null);
  const wantsFigures = useRef(false);

  const readOnce = (question: Question, onWritten: (answer: ShownAnswer) => void) => {
    connection.current = new AbortController();
    messageId.current = null;
    wantsFigures.current = false;
    onWritten(nothingWritten);
    const onSaved = (id: number) => {
      messageId.current = id;
    };
    return askAssistant({ aiChatId, ...question }, { signal: connection.current.signal, onSaved, onWritten });
  };

  return {
    async read(question: Question, onWritten: (answer: ShownAnswer) => void) {
      const answered = await readOnce(question, onWritten);
      return wantsFigures.current ? readOnce({ ...question, fromFigures: true }, onWritten) : answered;
    },
    /** Leaving ends an answer; that it was meant is said beside it. */
    stop: useCallback(() => {
      const id = messageId.current;
      if (id !== null) {
        browserApi.call('POST /qa/ai/messages/{id}/stop', { params: { id } }).catch(() => undefined);
      }
      connection.current?.abort();
    }, []),
    answerFromFigures: useCallback(() => {
      wantsFigures.current = true;
      connection.current?.abort();
    }, []),
  };
}
