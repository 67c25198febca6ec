import { prompts } from '@tenfold/contract/policy/prompts';
import type { CompanyPageData } from './load-company-page.ts';

/** What stands in place of the gated cards. */
export interface GatedTexts {
  readonly history: string;
  readonly fairValue: string;
  readonly usedUp: string;
}

/** With the page's data: the sentences of all refusals would be a script that this page doesn't need. */
export function gatedTexts(financials: CompanyPageData['financials'], usedUp = ''): GatedTexts | null {
  if (financials?.extent === 'whole') return null;
  return { history: prompts.history, fairValue: prompts.fairValue, usedUp };
}
