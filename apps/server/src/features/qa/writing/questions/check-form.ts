import type { PostId } from '@tenfold/contract/ids';
import type { QuestionForm } from '@tenfold/contract/qa';
import { checkQuestion, type QuestionProblem, tagKey } from '@tenfold/domain/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { InvalidRequest } from '../../../../platform/http/index.ts';
import { listNames } from '../../../company/index.ts';
import type { QaTables } from '../../tables.ts';

/** With symbols that are listed and tags that there are, each once. */
export interface CheckedForm extends QuestionForm {
  readonly companies: string[];
  readonly tags: string[];
}

/** @throws InvalidRequest with the problem of each field */
export async function checkForm(tx: Db, form: QuestionForm, now: Date): Promise<CheckedForm> {
  const companies = [...new Set(form.companies)];
  const tags = [...new Set(form.tags.map(tagKey))];
  const problems = checkQuestion({ ...form, companies, tags, year: yearOf(form.year) }, now);
  const fields = new Map<string, string>();
  for (const [field, problem] of Object.entries(problems)) {
    fields.set(`data.${field}`, wordsFor(field, problem));
  }
  const listed = companies.length === 0 ? [] : await listNames(tx, companies);
  if (listed.length < companies.length && !fields.has('data.companies')) {
    const known = new Set(listed.map(({ symbol }) => symbol));
    fields.set('data.companies', `We don’t know ${companies.find((symbol) => !known.has(symbol))}.`);
  }
  if (!fields.has('data.tags') && (await countTags(tx, tags)) < tags.length) {
    fields.set('data.tags', wordsFor('tags', 'unknown'));
  }
  const [first] = fields.values();
  if (first !== undefined) throw new InvalidRequest(first, Object.fromEntries(fields));
  return { ...form, companies, tags };
}

/** In the order they were chosen. */
export async function saveCompaniesAndTags(
  tx: Db,
  id: PostId,
  { companies, tags }: Pick<CheckedForm, 'companies' | 'tags'>,
): Promise<void> {
  const tables = tx.withTables<QaTables>();
  await tables.deleteFrom('qa_question_company').where('question_id', '=', id).execute();
  await tables.deleteFrom('qa_question_tag').where('question_id', '=', id).execute();
  if (companies.length > 0) {
    await tables
      .insertInto('qa_question_company')
      .values(companies.map((symbol, place) => ({ question_id: id, symbol, place })))
      .execute();
  }
  if (tags.length > 0) {
    await tables
      .insertInto('qa_question_tag')
      .values(tags.map((tag, place) => ({ question_id: id, tag, place })))
      .execute();
  }
}

async function countTags(tx: Db, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const rows = await tx
    .withTables<QaTables>()
    .selectFrom('qa_tag')
    .select('key')
    .where('key', 'in', keys)
    .execute();
  return rows.length;
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
