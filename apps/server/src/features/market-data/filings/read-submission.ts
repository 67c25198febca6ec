import { symbolParam } from '@tenfold/contract/shapes';
import { isRecord, type JsonRecord, parseJson } from '../json.ts';
import type { ImportRefusal, RefusalReason } from '../refusal.ts';
import { checkLine, readLine } from '../source-text.ts';

export interface Submission {
  readonly ok: true;
  readonly cik: number;
  readonly fiscalYearEnd: string | null;
  readonly sic: string | null;
  readonly sicDescription: string | null;
  readonly website: string | null;
  readonly headquarters: string | null;
  readonly refusals: readonly ImportRefusal[];
  readonly listings: readonly { readonly symbol: string; readonly exchange: string | null }[];
}

export function readSubmission(
  text: string,
): Submission | { readonly ok: false; readonly why: RefusalReason } {
  if (text.trim() === '') return { ok: false, why: 'empty_file' };
  const root = parseJson(text);
  if (root === undefined) return { ok: false, why: 'malformed_json' };
  if (!isRecord(root)) return { ok: false, why: 'not_submissions' };
  const cik = Number(root.cik ?? Number.NaN);
  if (!Number.isInteger(cik) || cik <= 0) return { ok: false, why: 'missing_cik' };
  const yearEnd = readLine(root.fiscalYearEnd);
  return {
    ok: true,
    cik,
    fiscalYearEnd: yearEnd !== null && isMonthAndDay(yearEnd) ? yearEnd : null,
    sic: readLine(root.sic),
    sicDescription: readLine(root.sicDescription),
    website: websiteOf(readLine(root.website)),
    headquarters: headquartersOf(root),
    listings: listingsOf(root),
    refusals: refusalsIn(root),
  };
}

function refusalsIn(root: JsonRecord): ImportRefusal[] {
  const business =
    isRecord(root.addresses) && isRecord(root.addresses.business) ? root.addresses.business : {};
  const { sic, sicDescription, website, tickers, exchanges } = root;
  const fields = { sic, sicDescription, website, tickers, exchanges, ...business };
  return Object.entries(fields).flatMap(([what, value]) => {
    const texts = [value].flat().filter((text) => typeof text === 'string');
    const why = texts.map((text) => checkLine(text)).find((reason) => reason !== null);
    return why === undefined || why === null ? [] : [{ what, why }];
  });
}

function listingsOf(root: JsonRecord): Submission['listings'] {
  const symbols = Array.isArray(root.tickers) ? root.tickers : [];
  const exchanges = Array.isArray(root.exchanges) ? root.exchanges : [];
  return symbols.flatMap((symbol, index) => {
    const read = symbolParam.safeParse(symbol);
    return read.success ? [{ symbol: read.data, exchange: readLine(exchanges[index]) }] : [];
  });
}

function headquartersOf(root: JsonRecord): string | null {
  const business = isRecord(root.addresses) ? root.addresses.business : null;
  if (!isRecord(business)) return null;
  const city = readLine(business.city);
  const place = readLine(business.stateOrCountryDescription) ?? readLine(business.stateOrCountry);
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
