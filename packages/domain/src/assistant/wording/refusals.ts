import type { FigureRefusal } from '../../figure-lookup/index.ts';
import type { RefusedQuestion } from '../reading/read-question.ts';
import type { Refusal } from '../reading/refused-topics.ts';
import { possessive } from './print-company.ts';
import { printDay } from './print-period.ts';

const sentences: Partial<Record<Refusal, string>> = {
  advice: 'I can’t say what to buy, sell or hold. Ask me for figures, or ask the community how they see it.',
  private_data: 'I can’t show what belongs to other people’s accounts.',
  instruction: 'I only answer questions about figures that companies filed, each with its filing.',
  future: 'I can’t know the future: I only state what companies have filed.',
  no_line: 'I don’t see which figure you’d like. Name one, such as revenue, net income or capex.',
  no_company: 'I don’t see which company you mean. Name it or give its symbol.',
  no_price: 'I need a price for that. Say, for example, “at $70”.',
};

/** Why a question isn’t answered, in a sentence. */
export function refusalSentence({ refusal, words }: RefusedQuestion): string {
  const unread = words
    .map((word) => `“${word}”`)
    .slice(0, 3)
    .join(', ');
  if (refusal === 'unknown_company') {
    return `I don’t know ${unread}, and see no company whose filings I have. The community may know more.`;
  }
  if (refusal === 'not_understood') {
    return `I don’t know what ${unread} asks for: the statements that companies file with the SEC have no such line here. The community may know more.`;
  }
  return sentences[refusal] ?? 'I can’t answer that from filings.';
}

/** Why a company has no figure for a line and period. */
export function figureRefusal(refused: FigureRefusal): { readonly reason: Refusal; readonly text: string } {
  const { company, line, period, statement } = refused;
  const { annual, quarterly } = company.statements;
  const newest = annual.at(-1)?.period;
  const newestQuarter = quarterly.at(-1)?.period;
  const oldest = annual[0]?.period;
  if (period === 'not_filed_yet') {
    const until =
      newestQuarter !== undefined && newest !== undefined && newestQuarter.end > newest.end
        ? newestQuarter
        : newest;
    return {
      reason: 'not_filed_yet',
      text: `${company.name} hasn’t filed that yet: its newest figures end on ${until === undefined ? 'no day' : printDay(until.end)}.`,
    };
  }
  if (period === 'before_the_record') {
    return {
      reason: 'before_the_record',
      text: `${possessive(company.name)} filed figures begin with fiscal ${oldest?.year ?? 'years'} here: there is none for an earlier year.`,
    };
  }
  if (period === 'no_such_period') {
    return { reason: 'no_such_period', text: `${company.name} has no fiscal period that ends then.` };
  }
  const of = statement === null ? '' : ` for the period to ${printDay(statement.period.end)}`;
  // Share classes and segments are left out of the SEC's data of a whole company: "didn't file" would often be untrue.
  return {
    reason: 'not_filed',
    text: `The SEC’s data of ${company.name} has no ${line.name}${of}. It may be filed by share class, by segment or under a name of the company’s own.`,
  };
}
