import type { ModelMessage } from 'ai';
import type { MessageRow } from '../chat-store.ts';
import { quoted } from './instructions.ts';

/** How many earlier questions and answers the model gets. */
const mostEarlier = 12;

/** The messages of a chat up to a question. Answers are sent as they were shown, with their values. */
export function conversationOf(messages: readonly MessageRow[], question: number): ModelMessage[] {
  const until = messages.filter(({ id, answers }) => (answers ?? id) < question || id === question);
  return until
    .filter(({ text }) => text !== '')
    .slice(-mostEarlier)
    .map(({ answers, text }) =>
      answers === null
        ? { role: 'user', content: quoted('Question', text) }
        : { role: 'assistant', content: text },
    );
}
