import type { CheckedFigure } from '@tenfold/contract/financials';
import { missingReasonLabel } from '../missing-reason-label.ts';

const reasons: Readonly<Record<string, string>> = {
  no_line: 'We can’t tell which line of the statements it is.',
  no_period: 'No fiscal year on file has it. Name the period to check it.',
  unclear: 'We can’t tell which company or period it is of.',
  other_currency: 'The company reports in another currency.',
  not_open: 'Open the company’s page to have it checked.',
  not_filed_yet: 'This period isn’t filed yet.',
  before_the_record: 'This period is before the filings we have.',
  no_such_period: 'The company has no such period.',
};

export function notFoundReason(why: CheckedFigure['why']): string {
  return reasons[why ?? ''] ?? missingReasonLabel(why);
}

/** For a screen reader, which doesn’t see the underlines. */
export function checkSummary(
  figures: readonly CheckedFigure[],
  denied: number,
  act: 'post' | 'save',
): string {
  const wrong = figures.filter(({ verdict }) => verdict === 'contradicts').length;
  const unknown = figures.filter(({ verdict }) => verdict === 'not_found').length;
  const counted = [
    ...(wrong > 0 ? [`${wrong} ${wrong === 1 ? 'figure differs' : 'figures differ'} from the filings`] : []),
    ...(denied > 0
      ? [`${denied} ${denied === 1 ? 'direction differs' : 'directions differ'} from the filings`]
      : []),
    ...(unknown > 0 ? [`${unknown} not found in the filings`] : []),
  ];
  return counted.length === 0 ? '' : `${counted.join(', ')}. You can ${act} anyway.`;
}
