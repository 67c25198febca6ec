import { shownOnce } from '../../../platform/storage/shown-once.ts';

/** A public name: don’t rename it. */
export const intro = shownOnce('knowledge-database-modal-show');
