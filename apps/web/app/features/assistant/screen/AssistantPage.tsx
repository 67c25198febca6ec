import type { AiChat, ChatWithMessages } from '@tenfold/contract/assistant';
import { Link } from 'react-router';
import { questionsPath } from '../../../shell/questions-paths.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ChatCard } from '../chat/ChatCard.tsx';
import type { QuestionsLeft } from '../chat/Composer.tsx';
import { ChatList } from './ChatList.tsx';
import '../../../ui/layout/card.css';
import './assistant-page.css';

interface Props {
  chats: readonly AiChat[];
  questions: QuestionsLeft | null;
  /** Null: a new one. */
  chat: ChatWithMessages | null;
}

export function AssistantPage({ chats, questions, chat }: Props) {
  return (
    <div className="assistant-page">
      <Link className="link small row back-link" to={questionsPath}>
        <Icon name="back" small />
        All questions
      </Link>
      <div className="assistant-layout">
        {/* What is typed and what is on its way belong to one chat. */}
        <ChatCard key={chat?.aiChat.id ?? 'new'} chat={chat} questions={questions} />
        {chats.length > 0 && <ChatList chats={chats} shown={chat?.aiChat.id ?? null} />}
      </div>
    </div>
  );
}
