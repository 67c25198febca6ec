import type { NamedCompany } from '../reading/parse-companies.ts';
import { sentenceOf } from '../wording/sentence.ts';
import { checkWithFigures } from './check-with-figures.ts';
import { type CheckedSentence, type LeftOut, leftOut, type SentenceFigures } from './checked-sentence.ts';
import { looksLikeNumber, statedBy } from './claim-words.ts';
import { cleanSentence, isProse, plainText } from './clean-text.ts';
import { MarkedText, markLines, markNames } from './marked-sentence.ts';
import { speaksOfMoney } from './words-of-money.ts';

const longest = 600;
const unseen = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}]|(?!\s)\p{Cc}/u;
const abbreviations = /\b(?:R&D|M&A|P&L|D&A|SG&A|U\.S\.|e\.g\.|i\.e\.)/g;

/**
 * One sentence as a model wrote it, with its tokens and ids replaced by values that are printed here: or why it is left out.
 *
 * Without a figure it is prose that states no number, direction or order. With figures every word of it is known: names of their
 * companies and lines, words that say nothing of them, and at most one direction or comparison, which they must give.
 */
export function checkSentence(given: string, figures: SentenceFigures): CheckedSentence {
  const text = cleanSentence(given);
  if (text.length > longest || unseen.test(text)) return leftOut('not_prose');
  const pieces = text.split(/(\{[^{}]*\})/);
  if (pieces.length > 1) return checkWithFigures(pieces, figures);
  const why = statedIn(text, figures.companies);
  return why === null ? { sentence: sentenceOf([text]), leftOut: null } : leftOut(why);
}

/** What a sentence without figures states, if anything. */
function statedIn(text: string, companies: readonly NamedCompany[]): LeftOut | null {
  if (!/\p{L}/u.test(text)) return 'not_prose';
  const marked = new MarkedText(text);
  markNames(marked, companies);
  const rest = marked.rest.replace(abbreviations, ' ');
  if (/\p{N}/u.test(rest)) return 'number';
  if (!isProse(rest)) return 'not_prose';
  for (const chunk of rest.split(/\s+/)) {
    const why = statedByChunk(chunk);
    if (why !== null) return why;
  }
  const words =
    plainText(rest)
      .toLowerCase()
      .match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
  return speaksOfMoney(words) || saysNone(marked) ? 'claim' : null;
}

/** “No debt” is a figure: zero. */
function saysNone(marked: MarkedText): boolean {
  markLines(marked);
  return marked.items.some(
    (item, at, items) => item.kind === 'line' && /^(?:no|without|any)$/.test(wordOf(items[at - 1])),
  );
}

function wordOf(item: MarkedText['items'][number] | undefined): string {
  return item?.kind === 'word' ? item.word : '';
}

/** `t-w-o` and `dou-bled` are read as they are seen, too. */
function statedByChunk(chunk: string): LeftOut | null {
  const parts = chunk.split(/[^A-Za-z]+/).filter((part) => part !== '');
  if (parts.some(looksLikeNumber)) return 'number';
  const isSpelled = parts.some(
    (part, at) => part.length === 1 && !/^[aAI]$/.test(part) && !isContraction(chunk, at, part),
  );
  if (isSpelled) return 'not_prose';
  for (const word of [...parts, parts.join('')]) {
    const stated = statedBy(plainText(word).toLowerCase());
    if (stated !== null) return stated === 'language' ? 'not_prose' : stated;
  }
  return null;
}

/** `company’s`, `don’t`, `I’d` */
function isContraction(chunk: string, at: number, part: string): boolean {
  return at > 0 && /^[std]$/.test(part) && chunk.includes(`'${part}`);
}
