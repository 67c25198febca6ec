import { keptChoice } from '../ui/kept-choice.ts';
import { settingsTags } from './my-paths.ts';

/** The settings one looked at last, kept under the key of the specification. */
export const useSettingsTab = keptChoice('main-profile', settingsTags);
