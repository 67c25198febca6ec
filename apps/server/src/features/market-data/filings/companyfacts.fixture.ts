import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cikName } from './cik-name.ts';

export interface ApiValue {
  readonly start?: string;
  readonly end: string;
  readonly val: unknown;
  readonly accn: string;
  readonly form: string;
  readonly filed: string;
}

/** Total assets of 2019 to 2021 in annual reports up to `until`, each with the year before. */
export function smallFiler(cik: number, until = 2022): Record<string, unknown> {
  return companyFacts(cik, { 'us-gaap': { Assets: { USD: assetsOf(cik, until) } } });
}

export function companyFacts(
  cik: number,
  facts: Record<string, Record<string, Record<string, readonly unknown[]>>>,
): Record<string, unknown> {
  const withUnits = Object.entries(facts).map(([taxonomy, tags]) => [
    taxonomy,
    Object.fromEntries(Object.entries(tags).map(([tag, units]) => [tag, { label: tag, units }])),
  ]);
  return { cik, entityName: `Filer ${cik}`, facts: Object.fromEntries(withUnits) };
}

export function assetsOf(cik: number, until: number): ApiValue[] {
  const values: ApiValue[] = [];
  for (let filed = 2020; filed <= until; filed++) {
    const filing = { accn: accession(cik, filed), form: '10-K', filed: `${filed}-02-15` };
    values.push({ end: `${filed - 1}-12-31`, val: (filed - 1) * 1e6, ...filing });
    values.push({ end: `${filed - 2}-12-31`, val: (filed - 2) * 1e6 + (filed === 2022 ? 7 : 0), ...filing });
  }
  return values;
}

export function accession(cik: number, year: number): string {
  return `${String(cik).padStart(10, '0')}-${String(year).slice(2)}-000001`;
}

/** Writes files named by CIK (or as given) and an index with the symbols F1, F2 ... */
export async function writeFilers(
  folder: string,
  filers: Readonly<Record<number, Record<string, unknown> | string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const index = Object.keys(filers).map((cik) => `F${cik},${cik},Filer ${cik}`);
  await writeFile(join(folder, 'index.csv'), ['symbol,cik,name', ...index, ''].join('\n'));
  for (const [cik, content] of Object.entries(filers)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(join(folder, `${cikName(Number(cik))}.json`), text);
  }
}
