import type { ChatId } from '@tenfold/contract/ids';
import { useState } from 'react';

/**
 * What is typed and what is on its way belong to one chat, so that each has a card of its own. The card in which a chat begins
 * goes on as that chat’s: its focus, its place and what is typed next stay.
 */
export function useCardKey(chatId: ChatId | null) {
  const [card, setCard] = useState<Card>({ key: 0, chatId, becomes: null });
  if (chatId !== card.chatId) setCard(nextCard(card, chatId));
  return {
    key: card.key,
    begins: (becomes: ChatId) => setCard((now) => (now.chatId === null ? { ...now, becomes } : now)),
  };
}

interface Card {
  readonly key: number;
  /** Null: a new chat. */
  readonly chatId: ChatId | null;
  /** The chat that was begun in it. */
  readonly becomes: ChatId | null;
}

function nextCard({ key, chatId: before, becomes }: Card, chatId: ChatId | null): Card {
  const isSame = before === null && chatId === becomes;
  return { key: isSame ? key : key + 1, chatId, becomes: null };
}
