import {
  deleteChat,
  getChat,
  listChats,
  rateAnswer,
  sendToAssistant,
  stopAnswer,
} from '@tenfold/contract/assistant';
import { type AccessRow, onlyLight, row, signedIn } from './access-row.ts';

const lightChat = { id: 1 };

/** The first chat is the one of Light, with the first message and its answer. */
export const assistantAccess: readonly AccessRow[] = [
  row(sendToAssistant, { body: { text: 'What was Apple’s revenue in fiscal 2024?' } }, signedIn(200)),
  row(listChats, {}, signedIn(200)),
  row(getChat, { params: lightChat }, onlyLight(200)),
  row(rateAnswer, { params: { id: 2 }, body: { rating: 'good' } }, onlyLight(200)),
  row(stopAnswer, { params: { id: 1 } }, onlyLight(200)),
  row(deleteChat, { params: lightChat }, signedIn(200)),
];
