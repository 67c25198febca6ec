import { storedChoice } from '../platform/storage/stored-choice.ts';
import { settingsTags } from './my-paths.ts';

/** The storage key is a public name: don't rename it. */
export const useSettingsTab = storedChoice('main-profile', settingsTags);
