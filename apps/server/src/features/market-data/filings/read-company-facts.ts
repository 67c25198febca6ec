import type { Fact, IsoDate } from '@tenfold/domain/facts';
import { isRecord, parseJson } from '../json.ts';
import type { ImportRefusal, RefusalReason } from '../refusal.ts';
import { checkLine } from '../source-text.ts';
import { checkFact, checkUnit, measureOf } from './fact-check.ts';

export interface CompanyFacts {
  readonly ok: true;
  readonly cik: number;
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly read: number;
  readonly refusals: readonly ImportRefusal[];
}

export interface NoCompanyFacts {
  readonly ok: false;
  readonly why: RefusalReason;
}

export function readCompanyFacts(
  text: string,
  tags: ReadonlySet<string>,
  today: IsoDate,
): CompanyFacts | NoCompanyFacts {
  if (text.trim() === '') return { ok: false, why: 'empty_file' };
  const root = parseJson(text);
  if (root === undefined) return { ok: false, why: 'malformed_json' };
  if (!isRecord(root)) return { ok: false, why: 'not_companyfacts' };
  const cik = Number(root.cik ?? Number.NaN);
  if (!Number.isInteger(cik) || cik <= 0 || cik > 9_999_999_999) return { ok: false, why: 'missing_cik' };
  if (typeof root.entityName !== 'string' || root.entityName.trim() === '') {
    return { ok: false, why: 'missing_name' };
  }
  const whyName = checkLine(root.entityName.trim());
  if (whyName !== null) return { ok: false, why: whyName };
  if (!isRecord(root.facts)) return { ok: false, why: 'not_companyfacts' };
  const reading: FactsReading = { tags, today, facts: [], read: 0, refusals: [] };
  for (const [taxonomy, block] of Object.entries(root.facts)) readTaxonomy(reading, taxonomy, block);
  const { facts, read, refusals } = reading;
  return { ok: true, cik, name: root.entityName.trim(), facts, read, refusals };
}

interface FactsReading {
  readonly tags: ReadonlySet<string>;
  readonly today: IsoDate;
  readonly facts: Fact[];
  readonly refusals: ImportRefusal[];
  read: number;
}

function readTaxonomy(reading: FactsReading, taxonomy: string, block: unknown): void {
  if (!isRecord(block)) {
    refuse(reading, taxonomy, 'malformed_entry');
    return;
  }
  for (const [tag, concept] of Object.entries(block)) {
    const name = `${taxonomy}:${tag}`;
    if (!reading.tags.has(name)) continue;
    if (!isRecord(concept) || !isRecord(concept.units)) {
      refuse(reading, name, 'malformed_entry');
      continue;
    }
    for (const [unit, entries] of Object.entries(concept.units)) {
      if (Array.isArray(entries)) readEntries(reading, { taxonomy, tag, unit }, entries);
      else refuse(reading, `${name} ${unit}`, 'malformed_entry');
    }
  }
}

function readEntries(
  reading: FactsReading,
  of: { taxonomy: string; tag: string; unit: string },
  entries: readonly unknown[],
): void {
  const measure = measureOf(of.tag);
  const whyUnit = checkUnit(measure, of.unit);
  for (const entry of entries) {
    reading.read += 1;
    const fact = isRecord(entry) ? factOf(of, entry) : null;
    const name = `${of.taxonomy}:${of.tag} ${of.unit}`;
    if (fact === null) {
      refuse(reading, name, 'malformed_entry');
      continue;
    }
    const why = whyUnit ?? checkFact(fact, measure, reading.today);
    if (why === null) reading.facts.push(fact);
    else refuse(reading, `${name} ${fact.start ?? ''}..${fact.end} in ${fact.accession}`, why);
  }
}

function factOf(of: { taxonomy: string; tag: string; unit: string }, entry: Record<string, unknown>): Fact {
  const { start = null, end, val, accn, form, filed } = entry;
  return {
    taxonomy: of.taxonomy,
    tag: of.tag,
    unit: of.unit,
    start: start === null ? null : String(start),
    end: String(end),
    value: typeof val === 'number' ? val : Number.NaN,
    accession: String(accn),
    form: typeof form === 'string' ? form : '',
    filed: String(filed),
  };
}

function refuse(reading: FactsReading, what: string, why: RefusalReason): void {
  reading.refusals.push({ what, why });
}
