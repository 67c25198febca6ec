import { storedChoice } from '../../../platform/storage/stored-choice.ts';
import { filters, sorts } from './feed-query.ts';

/** The keys are public names: don't rename them. */
export const useStoredSort = storedChoice('notification_sort', sorts);
export const useStoredFilter = storedChoice('notification_filter', filters);
