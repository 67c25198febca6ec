import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getQuestionSettings } from '@tenfold/contract/qa/settings';

/** What the filters offer, of the settings. */
export type FilterChoices = Pick<ReplyOf<typeof getQuestionSettings>, 'tags' | 'questionLists' | 'myLists'>;
