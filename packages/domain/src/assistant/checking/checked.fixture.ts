import { checkSentence, type QuotedFigure, quoteResult, quoteToken, referencesIn } from './index.ts';
import { acme, namedCompanies, other, threeM } from './small-companies.fixture.ts';

const companies = new Map([acme, other, threeM].map((each) => [each.symbol, each]));
const result = quoteResult({
  company: { symbol: 'ACME', name: 'Acme' },
  key: 'fairValue',
  name: 'fair value per share by P/E',
  phrases: ['fair value per share', 'fair value'],
  value: 41.2,
  unit: 'perShare',
  currency: 'USD',
  asOf: null,
  source: [],
  family: 'fairValue',
  mood: 'is',
});

/** What the model would write: `{r1}` is a value of Acme, and tokens are figures of the small companies. */
export function check(sentence: string) {
  const quoted = new Map(
    referencesIn(sentence).flatMap(({ text, token, id }): [string, QuotedFigure][] => {
      if (id === 'r1') return [[text, result]];
      const company = token === null ? undefined : companies.get(token.symbol);
      const figure = company === undefined || token === null ? null : quoteToken(company, token);
      return figure === null ? [] : [[text, figure]];
    }),
  );
  return checkSentence(sentence, { quoted, companies: namedCompanies });
}
/** Null where it is left out. */
export const shown = (sentence: string) => check(sentence).sentence?.text ?? null;
