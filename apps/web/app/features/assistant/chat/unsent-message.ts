import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import { draftOf, parseTypedAt } from '../../qa/index.ts';

export interface TypedMessage {
  readonly text: string;
  /** The id of the message that was sent, and has no answer yet: sent again, it is one. Null: not sent as it stands. */
  readonly clientId: string | null;
}

export const nothingTyped: TypedMessage = { text: '', clientId: null };

/** What is typed into a chat on this device and not answered, by person. @param chatId null: into a new one */
export function unsentMessage(personId: number | null, chatId: number | null): StoredDraft<TypedMessage> {
  const chat = chatId === null ? '' : `:${chatId}`;
  return draftOf(
    personId,
    (who) => storedDraft(`assistant-message:${who}${chat}`, (stored) => parseTypedAt(stored, parseTyped)),
    ({ text }) => text === '',
  );
}

function parseTyped(stored: unknown): TypedMessage | null {
  const { text, clientId } = (stored ?? {}) as Partial<Record<keyof TypedMessage, unknown>>;
  if (typeof text !== 'string') return null;
  return { text, clientId: typeof clientId === 'string' && isUuid.test(clientId) ? clientId : null };
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
