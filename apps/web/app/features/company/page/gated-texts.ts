import type { Company } from '@tenfold/contract/company';
import { historyPrompt } from '@tenfold/contract/policy/prompts';
import type { CompanyPageData } from './load-company-page.ts';

/** The one prompt of a page, and what is in each of the other gated cards. */
export interface GatedTexts {
  readonly title: string;
  readonly prompt: string;
  /** On a phone. */
  readonly verb: string;
  readonly places: Readonly<Record<'calculator' | 'financials' | 'fairValue', string>>;
}

/** With the page's data: sentences would be a script that this page doesn't need. */
export function gatedTexts(
  financials: CompanyPageData['financials'],
  { shortName, name }: Pick<Company, 'shortName' | 'name'>,
  usedUp = '',
): GatedTexts | null {
  if (financials?.extent === 'whole') return null;
  const company = shortName ?? name;
  const isUsedUp = financials === null;
  return {
    title: isUsedUp ? 'Company limit reached' : 'Historical financials',
    prompt: isUsedUp ? usedUp : historyPrompt(company),
    verb: isUsedUp ? 'See more companies' : 'See ten years of figures',
    places: {
      calculator: `What ${company} is worth on your assumptions.`,
      financials: isUsedUp
        ? 'Ten years, forty quarters, averages and forecasts.'
        : 'Earlier years, forty quarters, averages and forecasts.',
      fairValue: 'Each step from cash flow to value per share, and how the value changes with your rates.',
    },
  };
}
