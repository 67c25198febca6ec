import type { AiChat } from '@tenfold/contract/assistant';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { assistantPath } from '../../../shell/questions-paths.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';

interface Props {
  chats: readonly AiChat[];
  shown: number | null;
}

/** Newest first. */
export function ChatList({ chats, shown }: Props) {
  const [deleted, setDeleted] = useState<AiChat | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const remove = async ({ id }: AiChat) => {
    await browserApi.call('DELETE /qa/ai/chats/{id}', { params: { id } });
    await (id === shown ? navigate(assistantPath(), { replace: true }) : revalidate());
  };

  return (
    <nav className="card chat-list" aria-label="Your chats">
      <h2 className="overline">Your chats</h2>
      <Link to={assistantPath()} aria-current={shown === null ? 'page' : undefined}>
        New chat
      </Link>
      <ul>
        {chats.map((chat) => (
          <li key={chat.id}>
            <Link
              to={assistantPath(chat.id)}
              aria-current={chat.id === shown ? 'page' : undefined}
              dir="auto"
            >
              {chat.title}
            </Link>
            <IconButton icon="close" small label={`Delete ${chat.title}`} onClick={() => setDeleted(chat)} />
          </li>
        ))}
      </ul>
      {deleted !== null && (
        <ConfirmDialog
          title="Delete this chat?"
          what="deleting a chat"
          action="Delete chat"
          look="danger"
          confirm={() => remove(deleted)}
          onClose={() => setDeleted(null)}
        >
          “{deleted.title}” and its answers are gone for good.
        </ConfirmDialog>
      )}
    </nav>
  );
}
