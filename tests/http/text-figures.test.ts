import { type Api, httpApi } from '@tenfold/contract/call';
import { getFigure, getFigureSource, getFinancials } from '@tenfold/contract/financials';
import {
  approveQuestion,
  askQuestion,
  createAnswer,
  createAnswerComment,
  editAnswer,
  getAnswers,
  getQuestionLog,
} from '@tenfold/contract/qa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiAs } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';

let server: Server;
let ben: Api;
let cora: Api;
let visitor: Api;

beforeAll(async () => {
  server = await startServer();
  ben = await apiAs(server, 'ben');
  cora = await apiAs(server, 'cora');
  visitor = httpApi({ baseUrl: server.url });
});
afterAll(() => server.stop());

async function ask(description: string) {
  const data = {
    title: `Which of these figures is the one? ${description.slice(0, 40)}`,
    description,
    category: 'FINANCIALS' as const,
    companies: ['NKE'],
  };
  const { id } = await ben.call(askQuestion, { body: { data } });
  await cora.call(approveQuestion, { params: { id }, body: {} });
  return id;
}

describe('a figure that a text names', () => {
  test('is what the company’s table says, with its filing, for readers who may not open the company', async () => {
    const id = await ask('Nike sold {NKE FY2024 revenue} and kept {nke FY2024 margin}.');
    const { question } = await visitor.call(getQuestionLog, { params: { id } });
    const [revenue, margin] = question.figures;
    const { actual } = await ben.call(getFinancials, { params: { symbol: 'NKE' } });
    const year = actual.find((column) => column.year === 2024);
    expect(revenue).toMatchObject({
      token: 'NKE FY2024 revenue',
      company: 'Nike',
      value: year?.revenue,
      unit: 'money',
      currency: 'USD',
      periodEnd: year?.periodEnd,
      restated: null,
    });
    expect(margin).toMatchObject({ label: 'net margin', unit: 'percent' });
    expect(margin?.value).toBeCloseTo(year?.margin ?? 0, 12);
    const source = await ben.call(getFigureSource, {
      params: { symbol: 'NKE', rowKey: 'revenue', column: '2024' },
    });
    expect(revenue?.filings.map(({ url }) => url)).toEqual(source.sources.map(({ url }) => url));
  });

  test('is looked up again when the text is changed, and not otherwise', async () => {
    const questionId = await ask('Answers below.');
    const answer = await cora.call(createAnswer, {
      body: { questionId, data: { text: 'It was {AAPL FY2024 revenue}, up {AAPL FY2024 revenueChange}.' } },
    });
    expect(answer.figures.map(({ token }) => token)).toEqual([
      'AAPL FY2024 revenue',
      'AAPL FY2024 revenueChange',
    ]);
    expect(answer.figures[1]?.filings.length).toBeGreaterThan(0);
    const edited = await cora.call(editAnswer, {
      params: { id: answer.id },
      body: { text: 'It was {AAPL LTM fcf}.' },
    });
    expect(edited.figures.map(({ token, period }) => [token, period])).toEqual([
      ['AAPL LTM freeCashFlow', 'LTM'],
    ]);
    const comment = await ben.call(createAnswerComment, {
      body: { questionId, answerId: answer.id, text: 'And {AAPL FY2023 Q4 eps}?' },
    });
    expect(comment.figures).toMatchObject([{ unit: 'perShare', period: 'FY2023 Q4' }]);
    const { answers } = await visitor.call(getAnswers, { query: { questionId } });
    expect(answers[0]?.figures).toEqual(edited.figures);
  });

  test('stays text where there is none: the post is never refused', async () => {
    const text = '{NKE FY1950 revenue} {NOPE FY2024 revenue} {NKE FY2024 happiness} {NKE FY2024} {}';
    const id = await ask(text);
    const { question } = await visitor.call(getQuestionLog, { params: { id } });
    expect([question.description, question.figures]).toEqual([text, []]);
  });

  test('is one of thirty at most, and each once', async () => {
    const years = Array.from({ length: 11 }, (_, ago) => 2025 - ago);
    const lines = ['revenue', 'netIncome', 'capex', 'totalAssets'];
    const tokens = years.flatMap((year) => lines.map((line) => `{AAPL FY${year} ${line}}`));
    const id = await ask([tokens[0], ...tokens].join(' '));
    const { question } = await visitor.call(getQuestionLog, { params: { id } });
    expect(question.figures.length).toBe(30);
    expect(new Set(question.figures.map(({ token }) => token)).size).toBe(30);
  });

  test('can’t be given a value by who writes it', async () => {
    const data = {
      title: 'What if somebody sends figures with a text?',
      description: 'No figure.',
      category: 'FINANCIALS' as const,
      companies: ['NKE'],
      figures: [{ token: 'AAPL FY2024 revenue', value: 1 }],
    };
    const question = await ben.call(askQuestion, { body: { data } });
    expect(question.figures).toEqual([]);
  });
});

describe('GET company/{symbol}/figure/{period}/{line}', () => {
  test('answers why there is none', async () => {
    const why = async (period: string, line: string) =>
      (await ben.call(getFigure, { params: { symbol: 'NKE', period, line } })).why;
    expect(await why('FY2024', 'happiness')).toBe('no_such_line');
    expect(await why('FY1950', 'revenue')).toBe('before_the_record');
    expect(await why('FY2099', 'revenue')).toBe('not_filed_yet');
    expect(await why('FY2024', 'revenue')).toBeNull();
    expect(await why('FY2024', 'constructor')).toBe('no_such_line');
  });

  test('answers as of a past day', async () => {
    const on = (asOf: string) =>
      ben.call(getFigure, { params: { symbol: 'NKE', period: 'FY2024', line: 'revenue' }, query: { asOf } });
    expect(await on('2024-05-31')).toEqual({ figure: null, why: 'not_filed_yet' });
    expect((await on('2024-12-31')).figure?.filings.every(({ filed }) => filed <= '2024-12-31')).toBe(true);
  });
});
