import type { Fact } from '@tenfold/domain/facts';
import { z } from 'zod';

export interface SampleCompany {
  readonly cik: number;
  readonly name: string;
  readonly fiscalYearEnd: string | null;
  readonly sic: string | null;
  readonly sicDescription: string | null;
  readonly facts: readonly Fact[];
}

const schema = z.object({
  cik: z.number().int().positive(),
  name: z.string(),
  fiscalYearEnd: z.string().nullable(),
  sic: z.string().nullable(),
  sicDescription: z.string().nullable(),
  filings: z.array(z.tuple([z.string(), z.string(), z.string()])),
  /** By `taxonomy:tag` and unit: start (null for an instant), end, then value and number of its filing, oldest first. */
  facts: z.record(
    z.string(),
    z.record(z.string(), z.array(z.tuple([z.string().nullable(), z.string()], z.number()))),
  ),
});

export function readCompanyFile(text: string): SampleCompany {
  const { filings, facts, ...company } = schema.parse(JSON.parse(text));
  const read: Fact[] = [];
  for (const [name, units] of Object.entries(facts)) {
    const [taxonomy = '', tag = ''] = name.split(':');
    for (const [unit, periods] of Object.entries(units)) {
      for (const [start, end, ...vintages] of periods) {
        for (let i = 0; i < vintages.length; i += 2) {
          const [value = Number.NaN, number = -1] = vintages.slice(i, i + 2);
          const filing = filings[number];
          if (filing === undefined) throw new RangeError(`${company.name}: there is no filing ${number}`);
          const [accession, form, filed] = filing;
          read.push({ taxonomy, tag, unit, start, end, value, accession, form, filed });
        }
      }
    }
  }
  return { ...company, facts: read };
}

/** One filing or period a line, in an order independent of the source, so that diffs show only changes. */
export function writeCompanyFile({ facts, ...company }: SampleCompany): string {
  const byFiling = [...facts].sort(byText(filingOf));
  const filings = [...new Map(byFiling.map((fact) => [fact.accession, fact])).values()];
  const numbers = new Map(filings.map((filing, index) => [filing.accession, index]));
  const numberOf = (fact: Fact) => numbers.get(fact.accession) ?? -1;
  const byName = Map.groupBy([...facts].sort(byText(sortingOf)), (fact) => `${fact.taxonomy}:${fact.tag}`);
  const blocks = [...byName].map(([name, ofName]) => {
    const units = [...Map.groupBy(ofName, (fact) => fact.unit)].map(
      ([unit, ofUnit]) => `${JSON.stringify(unit)}: [\n${periodLines(ofUnit, numberOf).join(',\n')}]`,
    );
    return `${JSON.stringify(name)}: {${units.join(',\n')}}`;
  });
  const listed = filings.map(({ accession, form, filed }) => JSON.stringify([accession, form, filed]));
  return [
    JSON.stringify(company).slice(0, -1),
    `"filings": [\n${listed.join(',\n')}]`,
    `"facts": {\n${blocks.join(',\n')}}}\n`,
  ].join(',\n');
}

function periodLines(facts: readonly Fact[], numberOf: (fact: Fact) => number): string[] {
  const periods = Map.groupBy(facts, (fact) => `${fact.start} ${fact.end}`);
  return [...periods.values()].map((vintages) => {
    const values = vintages.flatMap((fact) => [fact.value, numberOf(fact)]);
    return JSON.stringify([vintages[0]?.start ?? null, vintages[0]?.end, ...values]);
  });
}

function filingOf(fact: Fact): string {
  return `${fact.filed} ${fact.accession}`;
}

function sortingOf(fact: Fact): string {
  return `${fact.taxonomy}:${fact.tag} ${fact.unit} ${fact.end} ${fact.start ?? ''} ${filingOf(fact)}`;
}

function byText(textOf: (fact: Fact) => string): (a: Fact, b: Fact) => number {
  return (a, b) => {
    const first = textOf(a);
    const second = textOf(b);
    if (first === second) return 0;
    return first < second ? -1 : 1;
  };
}
