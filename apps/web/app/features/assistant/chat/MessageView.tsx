import type { ChatMessage } from '@tenfold/contract/assistant';
import { AssistantMark } from './AssistantMark.tsx';
import { CopyAnswer } from './CopyAnswer.tsx';
import { StatedFigures } from './StatedFigures.tsx';

export function MessageView({ message }: { message: ChatMessage }) {
  const { authorId, text, figures, filings } = message;
  if (authorId > 0) return <OwnMessage text={text} />;
  return (
    <div className="chat-message">
      <AssistantMark />
      <div className="chat-answer">
        {text.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
          <p key={at}>{line}</p>
        ))}
        {figures.length > 0 && <StatedFigures figures={figures} filings={filings} />}
        <CopyAnswer text={text} filings={filings} />
      </div>
    </div>
  );
}

export function OwnMessage({ text }: { text: string }) {
  return (
    <div className="chat-message">
      <p className="chat-question" dir="auto">
        {text}
      </p>
    </div>
  );
}
