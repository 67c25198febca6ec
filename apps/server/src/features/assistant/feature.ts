import type { Feature } from '../../platform/feature.ts';
import type { CompanyDeps } from '../company/index.ts';
import { ownChats, ownQuestionTimes } from './own-chats.ts';
import { registerAssistant } from './routes.ts';

export const assistant = {
  name: 'assistant',
  level: 9,
  routes: registerAssistant,
  prunes: [
    { table: 'ai_chat', since: 'updated_at', afterDays: 365 },
    { table: 'ai_asked', since: 'asked_at', afterDays: 2 },
  ],
  ownData: [ownChats, ownQuestionTimes],
} satisfies Feature<CompanyDeps>;
