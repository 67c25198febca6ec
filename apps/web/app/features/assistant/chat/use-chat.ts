import type { ChatWithMessages } from '@tenfold/contract/assistant';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { assistantPath } from '../../../shell/questions-paths.ts';
import { keptMessage } from './kept-message.ts';

interface Question {
  readonly text: string;
  /** Sent again, it is one message. */
  readonly clientId: string;
}

/** Asks in a chat, the first time in a new one. A question that failed stays, and is sent again as the same message. */
export function useChat(chat: ChatWithMessages | null) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const personId = useViewer()?.id ?? null;
  const { busy, error, send } = useSending('asking the research assistant');
  const [waiting, setWaiting] = useState<Question | null>(null);

  const sendQuestion = ({ text, clientId }: Question) =>
    send(async () => {
      const aiChatId = chat?.aiChat.id ?? null;
      const kept = keptMessage(personId);
      const { aiChat } = await browserApi.call('POST /qa/ai/chats/send', {
        body: { aiChatId, text, clientId },
      });
      if (kept.read()?.trim() === text) kept.forget();
      await (aiChatId === null ? navigate(assistantPath(aiChat.id), { replace: true }) : revalidate());
      setWaiting(null);
    });

  return {
    /** The question that has no answer yet. */
    waiting: waiting?.text ?? null,
    busy,
    error,
    ask(text: string) {
      const question = { text, clientId: crypto.randomUUID() };
      setWaiting(question);
      void sendQuestion(question);
    },
    askAgain() {
      if (waiting !== null) void sendQuestion(waiting);
    },
  };
}
