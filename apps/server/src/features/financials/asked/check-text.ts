import type { CheckedFigure } from '@tenfold/contract/financials';
import type { CompanyIndex } from '@tenfold/domain/assistant';
import { type FiledFigure, judgeFigure, plainFigures } from '@tenfold/domain/plain-figures';
import type { CompanyFigures } from '../company-figures.ts';
import { askedCompany } from './asked-company.ts';
import { listFilingsOf } from './describe-figure.ts';

/** Each is read: a text about more is checked for the first. */
const mostCompanies = 10;

interface TextToCheck {
  /** Where a sentence names no company. */
  readonly about: readonly string[];
  readonly names: CompanyIndex;
  /** Null where the writer may not. */
  readonly open: (symbol: string) => Promise<CompanyFigures | null>;
}

/** The plain figures of a text beside the filings. */
export async function checkText(text: string, { about, names, open }: TextToCheck): Promise<CheckedFigure[]> {
  const found = plainFigures(text, names, about);
  const symbols = [...new Set(found.flatMap((figure) => figure.symbols))].slice(0, mostCompanies);
  const opened = new Map<string, CompanyFigures>();
  for (const symbol of symbols) {
    const figures = await open(symbol);
    if (figures !== null) opened.set(symbol, figures);
  }
  const companies = new Map([...opened].map(([symbol, figures]) => [symbol, askedCompany(figures)]));
  return found.map((figure) => {
    const { start, end, text: written } = figure.written;
    const { verdict, filed, why } = judgeFigure(figure, companies);
    const company = filed === null ? undefined : opened.get(filed.symbol);
    return {
      start,
      end,
      written,
      verdict,
      filed: filed === null || company === undefined ? null : describeFiled(filed, company),
      why,
    };
  });
}

function describeFiled(filed: FiledFigure, company: CompanyFigures): NonNullable<CheckedFigure['filed']> {
  return {
    ...filed,
    company: company.listing.shortName,
    filings: listFilingsOf(company, filed.filings),
  };
}
