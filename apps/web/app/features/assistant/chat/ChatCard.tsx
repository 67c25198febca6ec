import type { ChatWithMessages } from '@tenfold/contract/assistant';
import type { ChatId } from '@tenfold/contract/ids';
import { useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../../platform/screens/return-to.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DrawnIcon } from '../../../ui/text/Icon.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { handOnQuestion } from '../../qa/index.ts';
import { AssistantMark } from './AssistantMark.tsx';
import { Composer, type QuestionsLeft } from './Composer.tsx';
import { chatTurns } from './chat-turns.ts';
import { NewChat } from './NewChat.tsx';
import { TurnView } from './TurnView.tsx';
import { unfinishedIn } from './unfinished-answer.ts';
import { nothingTyped } from './unsent-message.ts';
import { useChat } from './use-chat.ts';
import { useFollowing } from './use-following.ts';
import { useStopKey } from './use-stop-key.ts';
import './chat-card.css';

/** One chat: what was asked and answered, and what is asked next. */
interface Props {
  /** Null: a new one. */
  chat: ChatWithMessages | null;
  questions: QuestionsLeft | null;
  /** A new one has become a chat. */
  begins: (id: ChatId) => void;
}

export function ChatCard({ chat, questions, begins }: Props) {
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const personId = useViewer()?.id ?? null;
  const navigate = useNavigate();
  const { text, busy, error, writing, stop, answerFromFigures, type, ask, askExample, askAgain } = useChat(
    chat,
    begins,
  );
  const messages = chat?.messages ?? [];
  const { pathname, state } = useLocation();
  const turns = chatTurns(messages, writing, unfinishedIn(state));
  useStopKey(busy, stop);
  useFollowing(card, busy, writing);
  const lastQuestion = messages.findLast(({ authorId }) => authorId > 0)?.text ?? null;
  const handOn = (title: string) => void navigate(handOnQuestion(personId, { title }));
  const chooseExample = (example: string) => {
    askExample(example);
    if (personId === null) void navigate(loginPath(pathname));
  };

  return (
    <section ref={card} className="card chat-card" aria-labelledby={heading}>
      <div className="card-head">
        <AssistantMark />
        <div>
          <h1 id={heading}>Research Assistant</h1>
          <p className="caption">Answers from filings. Every figure has its source.</p>
        </div>
      </div>
      {/* Not busy while an answer is written: its sentences are announced as they come. */}
      <div className="chat-log" role="log" aria-label="Chat">
        {turns.length === 0 && <NewChat isVisitor={personId === null} choose={chooseExample} />}
        {turns.map((turn) => (
          <TurnView
            key={turn.key}
            turn={turn}
            askAgain={
              busy || turn.message === null
                ? null
                : (fromFigures) => askAgain(turn.message ?? nothingTyped, fromFigures)
            }
          />
        ))}
        {error !== null && <Notice tone="error">{error}</Notice>}
      </div>
      {busy && (
        <div className="stop-row">
          {writing?.answer.isWaiting === true && (
            <>
              <p className="caption" role="status">
                This is taking longer than usual.
              </p>
              <Button size="sm" onClick={answerFromFigures}>
                Answer from the figures
              </Button>
            </>
          )}
          <Button size="sm" onClick={stop}>
            <DrawnIcon path="M8.5 7h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7" />
            Stop
          </Button>
        </div>
      )}
      {lastQuestion !== null && !busy && (
        <div className="more-answers">
          <div>
            <h2 className="overline">MORE ANSWERS</h2>
            <p>Send this question to the community and get answers from people who know the industry.</p>
          </div>
          <Button onClick={() => handOn(lastQuestion)}>SUBMIT</Button>
        </div>
      )}
      <Composer
        isFollowUp={messages.length > 0}
        text={text}
        busy={busy}
        type={type}
        ask={ask}
        handOn={handOn}
        questions={questions}
      />
    </section>
  );
}
