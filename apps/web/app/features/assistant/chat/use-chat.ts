import type { ChatWithMessages } from '@tenfold/contract/assistant';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { handedQuestion } from '../../../shell/handed-question.ts';
import { assistantPath } from '../../../shell/questions-paths.ts';
import { keptMessage, nothingTyped, type TypedMessage } from './kept-message.ts';

/** What is typed into a chat, and asking it: it stays, on this device too, until it is answered or typed over. */
export function useChat(chat: ChatWithMessages | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { revalidate } = useRevalidator();
  const personId = useViewer()?.id ?? null;
  const aiChatId = chat?.aiChat.id ?? null;
  const kept = keptMessage(personId, aiChatId);
  const [typed, setTyped] = useState(nothingTyped);
  const { busy, error, send, change } = useSending('asking the research assistant');

  const keep = (message: TypedMessage) => {
    setTyped(message);
    kept.keep(message);
  };

  const sendAs = ({ text, clientId }: TypedMessage & { clientId: string }) => {
    void send(async () => {
      const body = { aiChatId, text: text.trim(), clientId };
      const { aiChat } = await browserApi.call('POST /qa/ai/chats/send', { body });
      if (kept.read()?.clientId === clientId) kept.forget();
      await (aiChatId === null ? navigate(assistantPath(aiChat.id), { replace: true }) : revalidate());
      setTyped(nothingTyped);
    });
  };

  // Not before hydration: the server knows of no text on this device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the chat opens
  useEffect(() => {
    const handed = aiChatId === null ? handedQuestion(state) : null;
    if (handed === null) {
      const before = kept.read();
      if (before !== null) setTyped((now) => (now.text === '' ? before : now));
      return;
    }
    // A reload would bring it again.
    void navigate('.', { replace: true, state: null });
    const { question: text, clientId } = handed;
    const before = kept.read();
    if (personId === null) {
      // Both are there after signing in.
      if (before === null) keep({ text, clientId });
      else if (before.text.endsWith(text)) setTyped(before);
      else keep({ text: `${before.text}\n${text}`, clientId: null });
      return;
    }
    // What was typed here before waits for the next new chat.
    if (before === null) kept.keep({ text, clientId });
    setTyped({ text, clientId });
    sendAs({ text, clientId });
  }, [personId]);

  return {
    text: typed.text,
    busy,
    error,
    type(text: string) {
      change();
      keep({ text, clientId: null });
    },
    ask() {
      const message = { text: typed.text, clientId: typed.clientId ?? crypto.randomUUID() };
      keep(message);
      sendAs(message);
    },
  };
}
