import type { ChatMessage, QuotedOpinion } from '@tenfold/contract/assistant';
import { textWithValues } from '@tenfold/domain/figure-tokens';
import { formatDay } from '../../../figures/format-day.ts';
import { questionPath } from '../../../shell/questions-paths.ts';
import { opinionLabel } from '../opinion/opinion-label.ts';

/**
 * An answer as a text: the addresses of its filings below it, so that a figure doesn’t go without its source, then what it
 * quotes of the community, each with whose it is and where it stands.
 *
 * @param site the address of the site, without a path
 */
export function copiedAnswer(
  { text, filings, opinions }: Pick<ChatMessage, 'text' | 'filings' | 'opinions'>,
  site: string,
): string {
  const answer = [text, ...filings.map(({ url }) => url)].filter((line) => line !== '').join('\n');
  return [answer, ...opinions.map((opinion) => quoted(opinion, site))]
    .filter((part) => part !== '')
    .join('\n\n');
}

function quoted(opinion: QuotedOpinion, site: string): string {
  const { author, question, questionId, answerId, text, isCut, figures, answeredAt } = opinion;
  return [
    `${opinionLabel(opinion)}: “${textWithValues(text, figures)}${isCut ? ' …' : ''}”`,
    `— ${author.fullName}, ${formatDay(answeredAt.slice(0, 10))}, on “${question}”`,
    `${site}${questionPath(questionId, answerId)}`,
  ].join('\n');
}
