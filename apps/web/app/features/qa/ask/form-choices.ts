import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getQuestionSettings } from '@tenfold/contract/qa/settings';

/** What the form offers, of the settings. */
export type FormChoices = Omit<ReplyOf<typeof getQuestionSettings>, 'companies'>;
