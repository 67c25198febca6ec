import { isRecord, type JsonRecord, parseJson } from '../json.ts';
import type { RefusalReason } from '../refusal.ts';

/** What the SEC knows of a filer beside its figures. */
export interface Submission {
  readonly ok: true;
  readonly cik: number;
  /** `MMDD`. */
  readonly fiscalYearEnd: string | null;
  readonly sic: string | null;
  readonly sicDescription: string | null;
  readonly website: string | null;
  readonly headquarters: string | null;
  readonly listings: readonly { readonly symbol: string; readonly exchange: string | null }[];
}

/** Reads the answer of the SEC's submissions API; its list of filings is left alone. */
export function readSubmission(
  text: string,
): Submission | { readonly ok: false; readonly why: RefusalReason } {
  if (text.trim() === '') return { ok: false, why: 'empty_file' };
  const root = parseJson(text);
  if (root === undefined) return { ok: false, why: 'malformed_json' };
  if (!isRecord(root)) return { ok: false, why: 'not_submissions' };
  const cik = Number(root.cik ?? Number.NaN);
  if (!Number.isInteger(cik) || cik <= 0) return { ok: false, why: 'missing_cik' };
  const yearEnd = textOf(root.fiscalYearEnd);
  return {
    ok: true,
    cik,
    fiscalYearEnd: yearEnd !== null && isMonthAndDay(yearEnd) ? yearEnd : null,
    sic: textOf(root.sic),
    sicDescription: textOf(root.sicDescription),
    website: websiteOf(textOf(root.website)),
    headquarters: headquartersOf(root),
    listings: listingsOf(root),
  };
}

function listingsOf(root: JsonRecord): Submission['listings'] {
  const symbols = Array.isArray(root.tickers) ? root.tickers : [];
  const exchanges = Array.isArray(root.exchanges) ? root.exchanges : [];
  return symbols.flatMap((symbol, index) =>
    typeof symbol === 'string' && symbol !== ''
      ? [{ symbol: symbol.toUpperCase(), exchange: textOf(exchanges[index]) }]
      : [],
  );
}

function headquartersOf(root: JsonRecord): string | null {
  const business = isRecord(root.addresses) ? root.addresses.business : null;
  if (!isRecord(business)) return null;
  const city = textOf(business.city);
  const place = textOf(business.stateOrCountryDescription) ?? textOf(business.stateOrCountry);
  if (city === null) return null;
  return [inTitleCase(city), place].filter((part) => part !== null).join(', ');
}

function isMonthAndDay(text: string): boolean {
  return /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text);
}

function inTitleCase(text: string): string {
  return text.toLowerCase().replace(/(^|[\s.'-])\p{L}/gu, (start) => start.toUpperCase());
}

function websiteOf(text: string | null): string | null {
  if (text === null) return null;
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
