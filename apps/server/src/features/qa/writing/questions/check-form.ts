import type { PostId } from '@tenfold/contract/ids';
import type { QuestionForm } from '@tenfold/contract/qa';
import { checkQuestion, type QuestionProblem, tagKey } from '@tenfold/domain/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { InvalidRequest } from '../../../../platform/http/index.ts';
import { listNames } from '../../../company/index.ts';
import type { QaTables } from '../../tables.ts';
import { lockLiveTags, readLiveTags } from '../tags/live-tags.ts';

/** With symbols that are listed and tags that there are, each once. */
export interface CheckedForm extends QuestionForm {
  readonly companies: string[];
  readonly tags: string[];
}

/** @throws InvalidRequest with the problem of each field */
export async function checkForm(tx: Db, form: QuestionForm, now: Date): Promise<CheckedForm> {
  const companies = [...new Set(form.companies)];
  const keys = [...new Set(form.tags.map(tagKey))];
  const live = await readLiveTags(tx, keys);
  const tags = meantBy(keys, live);
  const problems = checkQuestion({ ...form, companies, tags: keys, year: yearOf(form.year) }, now);
  const fields = new Map<string, string>();
  for (const [field, problem] of Object.entries(problems)) {
    fields.set(`data.${field}`, wordsFor(field, problem));
  }
  const listed = companies.length === 0 ? [] : await listNames(tx, companies);
  if (listed.length < companies.length && !fields.has('data.companies')) {
    const known = new Set(listed.map(({ symbol }) => symbol));
    fields.set('data.companies', `We don’t know ${companies.find((symbol) => !known.has(symbol))}.`);
  }
  if (!fields.has('data.tags') && live.size < keys.length) {
    fields.set('data.tags', wordsFor('tags', 'unknown'));
  }
  const [first] = fields.values();
  if (first !== undefined) throw new InvalidRequest(first, Object.fromEntries(fields));
  return { ...form, companies, tags };
}

/** In the order they were chosen; a tag that editors replaced meanwhile as the one that is meant. The question is locked. */
export async function saveCompaniesAndTags(
  tx: Db,
  id: PostId,
  { companies, tags }: Pick<CheckedForm, 'companies' | 'tags'>,
): Promise<void> {
  const tables = tx.withTables<QaTables>();
  const keys = meantBy(tags, await lockLiveTags(tx, tags));
  await tables.deleteFrom('qa_question_company').where('question_id', '=', id).execute();
  await tables.deleteFrom('qa_question_tag').where('question_id', '=', id).execute();
  if (companies.length > 0) {
    await tables
      .insertInto('qa_question_company')
      .values(companies.map((symbol, place) => ({ question_id: id, symbol, place })))
      .execute();
  }
  if (keys.length > 0) {
    await tables
      .insertInto('qa_question_tag')
      .values(keys.map((tag, place) => ({ question_id: id, tag, place })))
      .execute();
  }
}

/** Each once: two may mean the same. */
function meantBy(keys: readonly string[], live: ReadonlyMap<string, string>): string[] {
  return [...new Set(keys.flatMap((key) => live.get(key) ?? []))];
}

/** The contract has years as text, as addresses do. */
function yearOf(year: string | null): number | string | null {
  return year === null || year === 'forecast' ? year : Number(year);
}

function wordsFor(field: string, problem: QuestionProblem): string {
  return words[`${field} ${problem}`] ?? words[problem] ?? '';
}

const words: Readonly<Record<string, string>> = {
  required: 'This is needed',
  too_long: 'This is too long',
  too_many: 'These are too many',
  unknown: 'This isn’t on offer',
  only_financials: 'Only questions about financials have this',
  'companies required': 'Choose the company you ask about',
  'year unknown': 'Choose one of the years on offer',
  'tags unknown': 'One of these tags doesn’t exist',
};
