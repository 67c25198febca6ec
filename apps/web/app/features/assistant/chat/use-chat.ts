import type { ChatWithMessages } from '@tenfold/contract/assistant';
import type { ChatId } from '@tenfold/contract/ids';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { useViewer } from '../../../session/viewer.ts';
import { handedQuestion } from '../../../shell/handed-question.ts';
import { assistantPath } from '../../../shell/questions-paths.ts';
import type { Writing } from './chat-turns.ts';
import { withUnfinished } from './unfinished-answer.ts';
import { nothingTyped, type TypedMessage, unsentMessage } from './unsent-message.ts';
import { useReading } from './use-reading.ts';
import type { ShownAnswer } from './written-answer.ts';

/** What is typed into a chat, and asking it: it stays, on this device too, until it is answered or typed over. */
export function useChat(chat: ChatWithMessages | null, begins: (id: ChatId) => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { revalidate } = useRevalidator();
  const personId = useViewer()?.id ?? null;
  const aiChatId = chat?.aiChat.id ?? null;
  const unsent = unsentMessage(personId, aiChatId);
  const [typed, setTyped] = useState(nothingTyped);
  const [writing, setWriting] = useState<Writing | null>(null);
  const { busy, error, send, change } = useSending('asking the research assistant');
  const isHere = useIsHere();
  const { read, stop, answerFromFigures } = useReading(aiChatId);

  const save = (message: TypedMessage) => {
    setTyped(message);
    unsent.save(message);
  };

  const sendAs = ({ text: given, clientId }: TypedMessage & { clientId: string }, fromFigures = false) => {
    const text = given.trim();
    const show = (answer: ShownAnswer, isEnded = false) => setWriting({ text, clientId, answer, isEnded });
    void send(async () => {
      try {
        const { aiChat, unfinished } = await read({ text, clientId, fromFigures }, show);
        if (unsent.read()?.clientId === clientId) unsent.forget();
        if (!isHere.current) return;
        const stays = { replace: true, preventScrollReset: true };
        if (aiChatId === null) begins(aiChat.id);
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

  /** A question that was chosen, and not typed here: asked at once. A visitor finds it in the field. */
  const take = (question: TypedMessage & { clientId: string }) => {
    const before = unsent.read();
    if (personId === null) return save(before === null ? question : withQuestion(before, question));
    // What was typed here before waits for the next new chat.
    if (before === null) unsent.save(question);
    setTyped(question);
    sendAs(question);
  };

  useFirstText(aiChatId, {
    before: unsent.read,
    show: (message) => setTyped((now) => (now.text === '' ? message : now)),
    take,
  });

  return {
    text: typed.text,
    busy,
    error,
    writing,
    stop,
    answerFromFigures,
    type(text: string) {
      change();
      save({ text, clientId: null });
    },
    ask() {
      const message = { text: typed.text, clientId: typed.clientId ?? crypto.randomUUID() };
      save(message);
      sendAs(message);
    },
    askExample: (text: string) => take({ text, clientId: crypto.randomUUID() }),
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

interface FirstText {
  /** What was typed on this device before. */
  before(): TypedMessage | null;
  /** Where nothing is typed yet. */
  show(message: TypedMessage): void;
  take(question: TypedMessage & { clientId: string }): void;
}

/** What a chat opens with: what was typed before, or a question that another page hands over, which is asked at once. */
function useFirstText(aiChatId: ChatWithMessages['aiChat']['id'] | null, text: FirstText): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const personId = useViewer()?.id ?? null;
  // Not before hydration: the server knows of no text on this device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the chat opens
  useEffect(() => {
    const handed = aiChatId === null ? handedQuestion(state) : null;
    const before = text.before();
    if (handed === null) {
      if (before !== null) text.show(before);
      return;
    }
    // A reload would bring it again.
    void navigate('.', { replace: true, state: null });
    text.take({ text: handed.question, clientId: handed.clientId });
  }, [personId]);
}

/** Both are there after signing in. */
function withQuestion(before: TypedMessage, question: TypedMessage): TypedMessage {
  if (before.text.endsWith(question.text)) return before;
  return { text: `${before.text}\n${question.text}`, clientId: null };
}
