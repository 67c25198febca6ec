import type { ChatWithMessages } from '@tenfold/contract/assistant';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { assistantPath } from '../../../shell/questions-paths.ts';
import { keptMessage, nothingTyped, type TypedMessage } from './kept-message.ts';

/** What is typed into a chat, and asking it: it stays, on this device too, until it is answered or typed over. */
export function useChat(chat: ChatWithMessages | null) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const personId = useViewer()?.id ?? null;
  const aiChatId = chat?.aiChat.id ?? null;
  const kept = keptMessage(personId, aiChatId);
  const [typed, setTyped] = useState(nothingTyped);
  const { busy, error, send, change } = useSending('asking the research assistant');

  // Not before hydration: the server knows of no text on this device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the chat opens
  useEffect(() => {
    const before = kept.read();
    if (before !== null) setTyped((now) => (now.text === '' ? before : now));
  }, [personId]);

  const keep = (message: TypedMessage) => {
    setTyped(message);
    kept.keep(message);
  };

  return {
    text: typed.text,
    busy,
    error,
    type(text: string) {
      change();
      keep({ text, clientId: null });
    },
    ask() {
      const clientId = typed.clientId ?? crypto.randomUUID();
      keep({ ...typed, clientId });
      void send(async () => {
        const body = { aiChatId, text: typed.text.trim(), clientId };
        const { aiChat } = await browserApi.call('POST /qa/ai/chats/send', { body });
        kept.forget();
        await (aiChatId === null ? navigate(assistantPath(aiChat.id), { replace: true }) : revalidate());
        setTyped(nothingTyped);
      });
    },
  };
}
