import {
  type CheckedSentence,
  checkSentence,
  type FigureReference,
  type NamedCompany,
  type QuotedFigure,
  quoteResult,
  quoteToken,
  referencesIn,
} from '@tenfold/domain/assistant';
import type { LookupCompany } from '@tenfold/domain/figure-lookup';
import { type CompanyFigures, lookupCompanyOf } from '../../financials/index.ts';
import type { ReadCompanies } from './model-tools.ts';
import type { ToolResults } from './results/index.ts';

interface FigureDeps {
  /** Counts the company as one the person read. Null without figures. */
  readonly open: (symbol: string) => Promise<CompanyFigures | null>;
  readonly companies: ReadCompanies;
  readonly results: ToolResults;
  readonly onRead: (figures: CompanyFigures) => void;
}

/** The figures that sentences of one answer name, and the check of each sentence with its own. */
export class QuotedFigures {
  readonly #deps: FigureDeps;
  readonly #companies = new Map<string, LookupCompany | null>();

  constructor(deps: FigureDeps) {
    this.#deps = deps;
  }

  async check(sentence: string): Promise<CheckedSentence> {
    const quoted = new Map<string, QuotedFigure>();
    for (const reference of referencesIn(sentence)) {
      const figure = await this.#find(reference);
      if (figure !== null) quoted.set(reference.text, figure);
    }
    return checkSentence(sentence, { quoted, companies: this.#named(quoted) });
  }

  /** Those whose figures were read, and those of the sentence’s results: a list’s companies aren’t opened. */
  #named(quoted: ReadonlyMap<string, QuotedFigure>): NamedCompany[] {
    const read = [...this.#companies.values()].filter((company) => company !== null);
    const all = [...read, ...[...quoted.values()].map(({ company }) => company)];
    const names = new Map<string, Set<string>>();
    for (const { symbol, name } of all) names.set(symbol, (names.get(symbol) ?? new Set()).add(name));
    return [...names].map(([symbol, ofCompany]) => ({ symbol, names: [...ofCompany] }));
  }

  async #find({ token, id }: FigureReference): Promise<QuotedFigure | null> {
    const result = id === null ? null : this.#deps.results.find(id);
    if (result !== null) {
      const { symbol, companyName } = result;
      const name = companyName ?? (await this.#company(symbol))?.name;
      return name === undefined ? null : quoteResult({ ...result, company: { symbol, name } });
    }
    if (token === null) return null;
    const company = await this.#company(token.symbol);
    return company === null ? null : quoteToken(company, token);
  }

  async #company(symbol: string): Promise<LookupCompany | null> {
    const known = this.#companies.get(symbol);
    if (known !== undefined) return known;
    const figures = this.#deps.companies.mayRead(symbol) ? await this.#deps.open(symbol) : null;
    if (figures !== null) this.#deps.onRead(figures);
    const company = figures === null ? null : lookupCompanyOf(figures);
    this.#companies.set(symbol, company);
    return company;
  }
}
