import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { ownNoteChange, ownNotes } from './own-notes.ts';
import { registerNotes } from './routes.ts';

export const notes = {
  name: 'notes',
  level: 6,
  routes: registerNotes,
  ownData: [ownNotes, ownNoteChange],
} satisfies Feature<QuotaDeps>;
