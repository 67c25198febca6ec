import { storedChoice } from '../platform/storage/stored-choice.ts';
import { settingsTags } from './my-paths.ts';

/** Storage key fixed by the specification. */
export const useSettingsTab = storedChoice('main-profile', settingsTags);
