import { storedChoice } from '../../../platform/storage/stored-choice.ts';
import { filters, sorts } from './feed-query.ts';

/** The keys are public names: don't rename them. */
export const useKeptSort = storedChoice('notification_sort', sorts);
export const useKeptFilter = storedChoice('notification_filter', filters);
