import { findCik, listListedCiks, listPredecessors } from '../../company/index.ts';
import { cikName } from '../filings/cik-name.ts';
import { importCompany } from '../filings/import-company.ts';
import { importTickers } from '../filings/import-filings.ts';
import { reconcileCompanies } from '../filings/reconcile-companies.ts';
import type { ImportRun } from '../import-run.ts';
import { findImported, markImported, tagsRead } from '../import-source.ts';
import { importPredecessors } from '../predecessors/import-predecessors.ts';
import type { Edgar, EdgarReply } from './edgar.ts';

export async function importFromEdgar(
  run: ImportRun,
  edgar: Edgar,
  symbols: readonly string[],
): Promise<void> {
  run.tally.step('companies', symbols.length);
  await importPredecessors(run);
  const known = await Promise.all(symbols.map((symbol) => findCik(run.db, symbol)));
  if (known.includes(null)) await importTickersFrom(run, edgar);
  for (const symbol of symbols) {
    if (run.signal.aborted) break;
    const cik = await findCik(run.db, symbol);
    if (cik === null) run.tally.refuse(symbol, 'unknown_symbol');
    else await importWithPredecessors(run, edgar, cik);
    run.tally.item(symbol);
  }
}

export async function refreshFilings(run: ImportRun, edgar: Edgar): Promise<void> {
  const ciks = await listListedCiks(run.db);
  run.tally.step('companies', ciks.length);
  await importPredecessors(run);
  for (const cik of ciks) {
    if (run.signal.aborted) break;
    await importWithPredecessors(run, edgar, cik);
    run.tally.item(cikName(cik));
  }
}

async function importTickersFrom(run: ImportRun, edgar: Edgar): Promise<void> {
  const tickers = await edgar.tickers(null);
  if (tickers.state !== 'answered') return;
  await importTickers(run, tickers.body.toString('utf8'));
  await reconcileCompanies(run);
}

/** A predecessor is fetched once: what it files after the succession is not the company's. */
async function importWithPredecessors(run: ImportRun, edgar: Edgar, cik: number): Promise<void> {
  await importFiler(run, edgar, cik);
  for (const predecessor of await listPredecessors(run.db, cik)) {
    const known = await findImported(run.db, source, cikName(predecessor.cik));
    if (known === null || !isOfToday(known)) await importFiler(run, edgar, predecessor.cik);
  }
}

/** Submissions are fetched only when the figures changed: a profile moves no figure. */
async function importFiler(run: ImportRun, edgar: Edgar, cik: number): Promise<void> {
  const name = cikName(cik);
  const known = await findImported(run.db, source, name);
  const validator = known !== null && isOfToday(known) ? known.slice(tagsRead.length + 1) : null;
  await run.onStep?.('fetching');
  const facts = await edgar.companyFacts(cik, validator);
  if (facts.state === 'unchanged') return run.tally.count('companies unchanged');
  if (facts.state === 'absent') {
    run.tally.refuse(name, 'not_found_at_sec');
    return run.tally.count('companies refused');
  }
  const submission = bodyOf(await edgar.submissions(cik, null));
  await run.onStep?.('reading');
  const imported = await importCompany(run, { name, facts: facts.body, submission });
  if (imported && facts.validator !== null) {
    await markImported(run.db, source, name, `${tagsRead} ${facts.validator}`);
  }
}

const source = 'sec api';

/** Read with the set of tags that the product reads now. */
function isOfToday(known: string): boolean {
  return known.startsWith(`${tagsRead} `);
}

function bodyOf(answer: EdgarReply): Buffer | null {
  return answer.state === 'answered' ? answer.body : null;
}
