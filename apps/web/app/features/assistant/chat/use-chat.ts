import type { ChatWithMessages } from '@tenfold/contract/assistant';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { handedQuestion } from '../../../shell/handed-question.ts';
import { assistantPath } from '../../../shell/questions-paths.ts';
import { askAssistant } from './ask-assistant.ts';
import type { Writing } from './chat-turns.ts';
import { keptMessage, nothingTyped, type TypedMessage } from './kept-message.ts';
import { withUnfinished } from './unfinished-answer.ts';
import { nothingWritten, type ShownAnswer } from './written-answer.ts';

/** What is typed into a chat, and asking it: it stays, on this device too, until it is answered or typed over. */
export function useChat(chat: ChatWithMessages | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { revalidate } = useRevalidator();
  const personId = useViewer()?.id ?? null;
  const aiChatId = chat?.aiChat.id ?? null;
  const kept = keptMessage(personId, aiChatId);
  const [typed, setTyped] = useState(nothingTyped);
  const [writing, setWriting] = useState<Writing | null>(null);
  const { busy, error, send, change } = useSending('asking the research assistant');
  const isHere = useIsHere();
  const reading = useRef<AbortController>(null);
  const keptId = useRef<number>(null);
  const wantsFigures = useRef(false);
  /** Leaving ends an answer; that it was meant is said beside it. */
  const stop = useCallback(() => {
    const id = keptId.current;
    if (id !== null) {
      browserApi.call('POST /qa/ai/messages/{id}/stop', { params: { id } }).catch(() => undefined);
    }
    reading.current?.abort();
  }, []);
  const answerFromFigures = useCallback(() => {
    wantsFigures.current = true;
    reading.current?.abort();
  }, []);

  const keep = (message: TypedMessage) => {
    setTyped(message);
    kept.keep(message);
  };

  const sendAs = ({ text: given, clientId }: TypedMessage & { clientId: string }, fromFigures = false) => {
    const text = given.trim();
    const show = (answer: ShownAnswer, isEnded = false) => setWriting({ text, clientId, answer, isEnded });
    const askOnce = (byRules: boolean) => {
      reading.current = new AbortController();
      keptId.current = null;
      wantsFigures.current = false;
      show(nothingWritten);
      const onKept = (id: number) => {
        keptId.current = id;
      };
      const { signal } = reading.current;
      return askAssistant(
        { aiChatId, text, clientId, fromFigures: byRules },
        { signal, onKept, onWritten: show },
      );
    };
    void send(async () => {
      try {
        const asked = await askOnce(fromFigures);
        const { aiChat, unfinished } = wantsFigures.current ? await askOnce(true) : asked;
        if (kept.read()?.clientId === clientId) kept.forget();
        if (!isHere.current) return;
        const stays = { replace: true, preventScrollReset: aiChatId !== null };
        if (unfinished !== null) {
          await navigate(assistantPath(aiChat.id), { ...stays, ...withUnfinished(unfinished) });
        } else if (aiChatId === null) await navigate(assistantPath(aiChat.id), stays);
        // Also without what was seen of an answer that broke off.
        else if (state !== null) await navigate('.', { ...stays, state: null });
        else await revalidate();
        setTyped((now) => (now.clientId === clientId ? nothingTyped : now));
        setWriting((now) => now && { ...now, isEnded: true });
      } catch (cause) {
        setWriting(null);
        throw cause;
      }
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
    writing,
    stop,
    answerFromFigures,
    type(text: string) {
      change();
      keep({ text, clientId: null });
    },
    ask() {
      const message = { text: typed.text, clientId: typed.clientId ?? crypto.randomUUID() };
      keep(message);
      sendAs(message);
    },
    /** A message without a whole answer: it is one message, and one question of the day. */
    askAgain: ({ text, clientId }: TypedMessage, fromFigures: boolean) =>
      sendAs({ text, clientId: clientId ?? crypto.randomUUID() }, fromFigures),
  };
}

/** Who has left for another page isn’t brought back by an answer. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
