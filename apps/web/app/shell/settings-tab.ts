import { storedChoice } from '../platform/storage/stored-choice.ts';
import { settingsTags } from './my-paths.ts';

/** The settings one looked at last, kept under the key of the specification. */
export const useSettingsTab = storedChoice('main-profile', settingsTags);
