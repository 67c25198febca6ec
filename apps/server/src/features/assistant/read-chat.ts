import type { ChatWithMessages } from '@tenfold/contract/assistant';
import type { AccountId, ChatId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import { chatNotFound } from './chat-not-found.ts';
import { describeMessage, findChat, listMessages } from './chat-store.ts';
import { readOpinions } from './opinions.ts';

/** @throws NotFound for a chat that isn’t theirs */
export async function readChat(db: Db, accountId: AccountId, id: ChatId): Promise<ChatWithMessages> {
  const aiChat = await findChat(db, accountId, id);
  if (aiChat === null) throw chatNotFound();
  const messages = await listMessages(db, id);
  const quoted = messages.flatMap(({ figures }) => figures?.opinions ?? []);
  const opinions = await readOpinions(db, quoted);
  return { aiChat, messages: messages.map((row) => describeMessage(row, accountId, opinions)) };
}
