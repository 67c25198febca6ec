import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { markingRestated, notingChanged } from '../financials/index.ts';
import { figuredNotes, figuredUpdates } from './note/figured-notes.ts';
import { ownDeletedNotes, ownNoteChange, ownNotes } from './own-notes.ts';
import { registerNotes } from './routes.ts';

export const notes = {
  name: 'notes',
  level: 6,
  dates: 'on screen',
  routes: registerNotes,
  reactions: (deps) => [notingChanged(deps, figuredNotes), notingChanged(deps, figuredUpdates)],
  loops: (deps) => [markingRestated(deps, figuredNotes), markingRestated(deps, figuredUpdates)],
  prunes: [{ table: 'deleted_note', since: 'deleted_at', afterDays: 1 }],
  ownData: [ownNotes, ownNoteChange, ownDeletedNotes],
} satisfies Feature<QuotaDeps>;
