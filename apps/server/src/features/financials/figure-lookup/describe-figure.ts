import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getFigure, TextFigure } from '@tenfold/contract/financials';
import { type FigureToken, findTokenLine, resolveToken, tokenName } from '@tenfold/domain/figure-tokens';
import type { CompanyFigures } from '../company-figures.ts';
import { filingUrl } from '../filing-url.ts';
import { lookupCompanyOf } from './lookup-company.ts';

/** What a token names, or why there is nothing. */
export function describeFigure(figures: CompanyFigures, token: FigureToken): ReplyOf<typeof getFigure> {
  const line = findTokenLine(token.line);
  if (line === null) return { figure: null, why: 'no_such_line' };
  const { figure, why } = resolveToken(lookupCompanyOf(figures), line, token.period);
  if (figure === null) return { figure: null, why };
  const { symbol, shortName } = figures.listing;
  return {
    figure: {
      token: tokenName({ ...token, symbol, line: line.name }),
      symbol,
      company: shortName,
      period: token.periodName,
      line: line.name,
      label: line.label,
      value: figure.value,
      unit: figure.unit,
      currency: figure.currency,
      periodEnd: figure.periodEnd,
      filings: listFilingsOf(figures, figure.filings),
    },
    why: null,
  };
}

export function listFilingsOf(figures: CompanyFigures, accessions: readonly string[]): TextFigure['filings'] {
  return accessions.flatMap((accession) => {
    const fact = figures.facts.find((one) => one.accession === accession);
    return fact === undefined
      ? []
      : [{ accession, form: fact.form, filed: fact.filed, url: filingUrl(figures, accession) }];
  });
}
