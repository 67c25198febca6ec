import type { CheckedFigure, DeniedDirection } from '@tenfold/contract/financials';
import type { CompanyIndex } from '@tenfold/domain/assistant';
import type { LookupCompany } from '@tenfold/domain/figure-lookup';
import {
  deniedDirection,
  type FiledFigure,
  judgeFigure,
  type PlainDirection,
  plainDirections,
  plainFigures,
} from '@tenfold/domain/plain-figures';
import type { CompanyFigures } from '../company-figures.ts';
import { listFilingsOf } from './describe-figure.ts';
import { lookupCompanyOf } from './lookup-company.ts';

/** Each is read: a text about more is checked for the first. */
const mostCompanies = 10;

interface TextToCheck {
  /** Where a sentence names no company. */
  readonly about: readonly string[];
  readonly names: CompanyIndex;
  /** Null where the writer may not. */
  readonly open: (symbol: string) => Promise<CompanyFigures | null>;
}

interface CheckedText {
  readonly figures: CheckedFigure[];
  readonly directions: DeniedDirection[];
}

/** The plain figures and the directions of a text beside the filings. */
export async function checkText(text: string, { about, names, open }: TextToCheck): Promise<CheckedText> {
  const found = plainFigures(text, names, about);
  const said = plainDirections(text, names, about);
  const named = [...found.flatMap((figure) => figure.symbols), ...said.map(({ symbol }) => symbol)];
  const symbols = [...new Set(named)].slice(0, mostCompanies);
  const opened = new Map<string, CompanyFigures>();
  for (const symbol of symbols) {
    const figures = await open(symbol);
    if (figures !== null) opened.set(symbol, figures);
  }
  const companies = new Map([...opened].map(([symbol, figures]) => [symbol, lookupCompanyOf(figures)]));
  const directions = said.flatMap((direction) => describeDenied(direction, companies, opened));
  const figures = found.map((figure): CheckedFigure => {
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
  return { figures, directions };
}

function describeDenied(
  direction: PlainDirection,
  companies: ReadonlyMap<string, LookupCompany>,
  opened: ReadonlyMap<string, CompanyFigures>,
): DeniedDirection[] {
  const { symbol, start, end, written, line, year } = direction;
  const company = companies.get(symbol);
  const denied = company === undefined ? null : deniedDirection(direction, company);
  if (denied === null) return [];
  const { from, to, change, currency } = denied;
  const described = { start, end, written, symbol, label: line.name, period: `FY${year}`, unit: line.unit };
  const name = opened.get(symbol)?.listing.shortName ?? symbol;
  return [{ ...described, company: name, currency, from, to, change }];
}

function describeFiled(filed: FiledFigure, company: CompanyFigures): NonNullable<CheckedFigure['filed']> {
  return {
    ...filed,
    company: company.listing.shortName,
    filings: listFilingsOf(company, filed.filings),
  };
}
