import { storedChoice } from '../../../platform/storage/stored-choice.ts';

/** The names of the specified series are public: don't rename the keys. */
export const useAlertsShown = storedChoice('chart_priceNotification', ['on', 'off']);
export const useCommentsShown = storedChoice('chart_comment', ['off', 'on']);
