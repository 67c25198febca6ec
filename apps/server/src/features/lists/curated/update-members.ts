import { type Financials, type FinancialsColumn, financials } from '@tenfold/contract/financials';
import { fromWire } from '@tenfold/contract/wire';
import { type RuleFigures, type RuleYear, rulesMet, rulesVersion } from '@tenfold/domain/curated-lists';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import { financialsDocument } from '../../financials/index.ts';
import type { ListedSymbol } from '../companies/company-store.ts';
import { changeMembers } from './change-members.ts';
import { lockCurated } from './curated-store.ts';

type UpdateDeps = Pick<Deps, 'db' | 'clock'>;

/** Filings arrive all day: figures that did not change since the last look are not read. */
export function updateCuratedListsOften(deps: UpdateDeps): Queue {
  return { name: 'update-curated-lists', cron: '*/10 * * * *', perform: () => updateCuratedLists(deps) };
}

export async function updateCuratedLists({ db, clock }: UpdateDeps): Promise<void> {
  await evaluateRules(db);
  await db.transaction().execute(async (tx) => {
    for (const { key, rule } of await lockCurated(tx)) {
      if (rule !== null) await changeMembers(tx, key, await listMeeting(tx, rule), false, clock.now());
    }
  });
}

const batch = 50;

/** Which rules each company meets now whose figures changed. */
export async function evaluateRules(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ symbol: string; version: number; body: string }>`
      select symbol, version, body
        from (select distinct on (cik) symbol from listing join document on subject = symbol and kind = ${financialsDocument}
               order by cik, rank, symbol) as main
             join document on subject = symbol and kind = ${financialsDocument}
       where not exists (select from rule_outcome
                          where rule_outcome.symbol = main.symbol and document_version = version
                            and rules_version = ${rulesVersion})
       limit ${batch}`.execute(db);
    for (const { symbol, version, body } of rows) {
      await sql`
        insert into rule_outcome (symbol, document_version, rules_version, met)
        values (${symbol}, ${version}, ${rulesVersion}, ${rulesMet(ruleFiguresOf(body))}::text[])
        on conflict (symbol) do update
           set document_version = excluded.document_version, rules_version = excluded.rules_version,
               met = excluded.met`.execute(db);
    }
    if (rows.length < batch) return;
  }
}

/** The main listing of each company, largest first. */
export async function listMeeting(db: Db, rule: string): Promise<ListedSymbol[]> {
  const { rows } = await sql<ListedSymbol>`
    select symbol, cik
      from (select distinct on (cik) symbol, cik, rank, met from listing join rule_outcome using (symbol)
             order by cik, rank, symbol) as main
     where ${rule} = any (met)
     order by rank, symbol`.execute(db);
  return rows;
}

/** What the rules read of a company's prepared figures. */
function ruleFiguresOf(body: string): RuleFigures {
  const { actual, quarterly } = fromWire(financials, JSON.parse(body)) as Financials;
  return { years: actual.flatMap(toRuleYear), netDebt: newest([...actual, ...quarterly])?.netDebt ?? null };
}

function toRuleYear(column: FinancialsColumn): RuleYear[] {
  const { year, revenue, netIncome, freeCashFlow, dividendsPerShare, sharesOutstandingChange } = column;
  if (year === null) return [];
  const notComparable = Object.keys(column.marks).filter((row) =>
    column.marks[row]?.includes('basis_changed'),
  );
  return [
    { year, revenue, netIncome, freeCashFlow, dividendsPerShare, sharesOutstandingChange, notComparable },
  ];
}

function newest(columns: readonly FinancialsColumn[]): FinancialsColumn | null {
  return columns.reduce<FinancialsColumn | null>(
    (last, column) => ((column.periodEnd ?? '') >= (last?.periodEnd ?? '') ? column : last),
    null,
  );
}
