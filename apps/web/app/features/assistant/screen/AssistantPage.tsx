import type { AiChat, ChatWithMessages } from '@tenfold/contract/assistant';
import { Link } from 'react-router';
import { questionsPath } from '../../../shell/questions-paths.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ChatCard } from '../chat/ChatCard.tsx';
import type { QuestionsLeft } from '../chat/Composer.tsx';
import { ChatList } from './ChatList.tsx';
import { useCardKey } from './use-card-key.ts';
import '../../../ui/layout/card.css';
import './assistant-page.css';

interface Props {
  chats: readonly AiChat[];
  questions: QuestionsLeft | null;
  /** Null: a new one. */
  chat: ChatWithMessages | null;
}

export function AssistantPage({ chats, questions, chat }: Props) {
  const { key, begins } = useCardKey(chat?.aiChat.id ?? null);
  return (
    <div className="assistant-page">
      <Link className="link small row back-link" to={questionsPath}>
        <Icon name="back" small />
        All questions
      </Link>
      <div className="assistant-layout">
        <ChatCard key={key} chat={chat} questions={questions} begins={begins} />
        {chats.length > 0 && <ChatList chats={chats} shown={chat?.aiChat.id ?? null} />}
      </div>
    </div>
  );
}
