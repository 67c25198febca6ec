import { type LookupLine, lookupLines, perShareOf } from '../../figure-lookup/index.ts';

/** A ratio at a price the reader assumes. */
export interface QuestionPrice {
  readonly name: string;
  /** An amount a share. */
  readonly line: LookupLine;
  /** A yield: the amount over the price, not the price over the amount. */
  readonly isYield: boolean;
  /** Null where the question gives none. */
  readonly price: number | null;
}

interface PriceRatio {
  readonly words: RegExp;
  readonly name: string;
  readonly line: LookupLine;
  readonly isYield: boolean;
}

const { dividendsPerShare, earningsPerShare, freeCashFlow, revenue, shareholdersEquity } = lookupLines;

const priceRatios: readonly PriceRatio[] = [
  ratio(
    /\bprice (?:to|\/) (?:free cash ?flow|fcf)(?: (?:per|a) (?:diluted )?share)?|\bp\/fcf\b/,
    'price to free cash flow',
    perShareOf(freeCashFlow),
  ),
  ratio(/\bprice (?:to|\/) (?:sales|revenue)|\bp\/s\b/, 'price to sales', perShareOf(revenue)),
  ratio(/\bprice (?:to|\/) book(?: value)?|\bp\/b\b/, 'price to book', perShareOf(shareholdersEquity)),
  ratio(
    /\bp\/e(?: ratio| multiple)?\b|\bpe(?: ratio| multiple)\b|\bpe\b|\bprice (?:to |\/ ?)?earnings(?: ratio| multiple)?\b|\bearnings multiple\b/,
    'P/E',
    earningsPerShare,
  ),
  yieldOf(/\bdividend yield\b/, 'dividend yield', dividendsPerShare),
  yieldOf(/\b(?:free cash ?flow|fcf) yield\b/, 'free cash flow yield', perShareOf(freeCashFlow)),
  yieldOf(/\bearnings yield\b/, 'earnings yield', earningsPerShare),
];

const price =
  /(?:\b(?:trad(?:es|ed|ing)|stands?|stood|priced|costs?|sells?)(?: at| for)?|\bat(?: a price of)?|\bprice (?:of|is|was|were|at)|\b(?:is|was|were) (?:at )?|\bbuy(?: it)? at|\bpay(?:ing)?|\bassum(?:e|ing)(?: a price of)?)? ?(?:\$|usd ?)?(?<![\d:])(\d{1,6}(?:\.\d+)?)(?![\d%\]-]| ?(?:%|percent|years?))(?: dollars| usd| bucks)?(?: ?(?:a|per|\/) ?share)?/;

/** @param words with markers of periods and companies, before those of lines */
export function parsePrice(words: string): {
  readonly requested: QuestionPrice | null;
  readonly words: string;
} {
  const found = priceRatios.find((each) => each.words.test(words));
  if (found === undefined) return { requested: null, words };
  const without = words.replace(found.words, ' ');
  const [text = '', amount] = price.exec(without) ?? [];
  const { name, line, isYield } = found;
  return {
    requested: { name, line, isYield, price: amount === undefined ? null : Number(amount) },
    words: without.replace(text === '' ? /$^/ : text, ' ').replace(/\bdeclared\b|\beps\b/g, ' '),
  };
}

function ratio(words: RegExp, name: string, line: LookupLine): PriceRatio {
  return { words, name, line, isYield: false };
}

function yieldOf(words: RegExp, name: string, line: LookupLine): PriceRatio {
  return { words, name, line, isYield: true };
}
