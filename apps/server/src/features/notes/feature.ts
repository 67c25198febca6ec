import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { ownDeletedNotes, ownNoteChange, ownNotes } from './own-notes.ts';
import { registerNotes } from './routes.ts';

export const notes = {
  name: 'notes',
  level: 6,
  dates: 'on screen',
  routes: registerNotes,
  prunes: [{ table: 'deleted_note', since: 'deleted_at', afterDays: 1 }],
  ownData: [ownNotes, ownNoteChange, ownDeletedNotes],
} satisfies Feature<QuotaDeps>;
