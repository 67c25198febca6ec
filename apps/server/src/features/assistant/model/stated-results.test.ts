import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../company/index.ts';
import { financials } from '../../financials/index.ts';
import { forecasts } from '../../forecasts/index.ts';
import { lists } from '../../lists/index.ts';
import { calls, says } from './scripted-model.fixture.ts';
import { openScriptedServer } from './scripted-server.fixture.ts';

let server: Awaited<ReturnType<typeof openScriptedServer>>;
beforeAll(async () => {
  const features = [company, financials, forecasts, lists];
  server = await openScriptedServer(features.map(({ routes }) => routes));
  await server.post('/lists/create', { name: 'Holders', symbols: ['ACME', 'LOSS'] }, 'ben');
  await server.post('/lists/create', { name: 'Hers', symbols: ['ACME'] }, 'ann');
  for (const [who, name] of [
    ['ann', 'secret-of-ann'],
    ['ben', '999 billion'],
  ] as const) {
    const reply = await server.post(
      '/company/ACME/forecast/create',
      { name, values: { 2026: { revenueChange: 0.07 } } },
      who,
    );
    expect(reply.statusCode).toBe(200);
  }
});
afterAll(() => server.close());

async function answerTo(question: string, tool: string, input: object, answer: string) {
  server.model.play(calls(tool, input), says(answer));
  const { message } = (await server.ask(question)).at(-1)?.data ?? {};
  const content = server.model.requests[1]?.messages.at(-1)?.content;
  return {
    text: message.text as string,
    leftOut: message.left_out,
    figures: message.figures,
    content: JSON.stringify(content),
  };
}

/** The id of what a reply names so, as a model would read it. */
function idAt(content: string, pattern: RegExp): string {
  return pattern.exec(content.replaceAll('\\"', '"'))?.[1] ?? 'none';
}

test('multiples are stated with their day, and beside their median', async () => {
  const { content } = await answerTo('acme?', 'get_multiples', { symbol: 'ACME' }, 'I can’t say.');
  const today = idAt(content, /"id":"(r\d+)","key":"priceEarnings"/);
  const median = idAt(content, /"median":"(r\d+)"/);
  const { text, figures, leftOut } = await answerTo(
    'acme?',
    'get_multiples',
    { symbol: 'ACME' },
    `Acme’s P/E of {${today}} is below its median P/E of {${median}}. Acme’s P/E of {${today}} is above its median P/E of {${median}}. Its P/E is {${median}}. Its P/E rose to {${today}}.`,
  );
  expect(text).toBe(
    'Acme’s P/E of 14.18 (Acme, P/E at the close of Aug 21, 2026, on the last twelve months) is below its median P/E of 16.10 (Acme, median P/E at the ends of 10 periods over ten years).',
  );
  expect(figures).toMatchObject([
    { unit: 'ratio', symbol: 'ACME', period_end: '2026-08-21' },
    { unit: 'ratio' },
  ]);
  expect(leftOut).toBe(3);
});

describe('what a price needs', () => {
  const tool = 'get_what_must_be_true';
  const needed = async (question: string, input: object) => {
    const { content } = await answerTo(question, tool, { symbol: 'ACME', ...input }, 'I can’t say.');
    return (answer: (id: { price: string; now: string; needed: string }) => string) =>
      answerTo(
        question,
        tool,
        { symbol: 'ACME', ...input },
        answer({
          price: idAt(content, /"price_id":"(r\d+)"/),
          now: idAt(content, /"driver":"revenueChange"[^}]*"now_id":"(r\d+)"/),
          needed: idAt(content, /"driver":"revenueChange"[^}]*"needed_id":"(r\d+)"/),
        }),
      );
  };

  test('is said to be what would have to be, at a price with its day', async () => {
    const answer = await needed('acme?', {});
    const { text, leftOut } = await answer(
      (id) =>
        `At its price of {${id.price}}, revenue growth would have to be {${id.needed}}. Revenue growth is {${id.needed}}.`,
    );
    expect(text).toMatch(
      /^At its price of \$41\.25 \(Acme, the price of Aug 21, 2026\), revenue growth would have to be [−\d.]+% \(Acme, revenue change for a fair value at the price of Aug 21, 2026, all else on averages, a required return of 10% and no growth after the forecast\)\.$/,
    );
    expect(leftOut).toBe(1);
  });

  test('of a price is stated where the question names that price, never of one that the model thought of', async () => {
    const requested = await needed('what if acme cost $80?', { price: 80 });
    const { text, figures } = await requested(
      (id) => `At the price of {${id.price}}, revenue growth would have to be {${id.needed}}.`,
    );
    expect(text).toContain('$80.00 (Acme, the price in the question)');
    expect(figures[0].source).toEqual(['user']);
    const invented = await needed('what does the price of acme need?', { price: 80 });
    expect(
      await invented((id) => `Its price is {${id.price}}. It was {r1}. It was {ACME FY2025 revenue}.`),
    ).toMatchObject({ leftOut: 2 });
  });
});

test('one’s own forecasts are stated as one’s own, and what they are called is no part of it', async () => {
  const { content } = await answerTo('acme?', 'list_my_forecasts', {}, 'I can’t say.');
  expect(content).not.toContain('secret-of-ann');
  const { text, figures } = await answerTo(
    'acme?',
    'list_my_forecasts',
    {},
    `Its fair value is {${idAt(content, /"id":\d+,"id":"(r\d+)"|"id":"(r1)"/)}}. It was {${idAt(content, /"revenue_change":"(r\d+)"/)}}.`,
  );
  expect(text).not.toContain('999');
  expect(text).toMatch(/your own forecast, last changed on Aug 21, 2026/);
  expect(figures.every(({ source }: { source: string[] }) => source.includes('user'))).toBe(true);
});

describe('the lens', () => {
  test('of a list of one’s own has its companies side by side, and opens none of them', async () => {
    const { content } = await answerTo('acme?', 'get_lens', { list: 'holders' }, 'I can’t say.');
    const [acme, loss] = ['ACME', 'LOSS'].map((symbol) =>
      idAt(content, new RegExp(`"symbol":"${symbol}".*?"id":"(r\\d+)","field":"margin"`)),
    );
    const answer = [
      `Acme’s net margin of {${acme}} is higher than LOSS’s {${loss}}.`,
      `LOSS’s net margin of {${loss}} is higher than Acme’s {${acme}}.`,
      `Acme’s net margin was {ACME FY2025 margin}, higher than {${loss}}.`,
    ];
    const { text, leftOut } = await answerTo('acme?', 'get_lens', { list: 'holders' }, answer.join(' '));
    expect(text).toBe(
      'Acme’s net margin of 12.0% (Acme, net margin, mean of 10 years, to Dec 31, 2025) is higher than LOSS’s −40.0% (LOSS, net margin, mean of 10 years, to Dec 31, 2025).',
    );
    expect(leftOut).toBe(2);
    const { rows } =
      await sql`select symbols from companies_opened where account_id = 2 and 'LOSS' = any (symbols)`.execute(
        server.db,
      );
    expect(rows).toEqual([]);
  });

  test('of somebody else’s list is not there: only one’s own names are', async () => {
    const { content } = await answerTo('acme?', 'get_lens', { list: 'Hers' }, 'I can’t say.');
    expect(content).toContain('Holders');
    expect(content).not.toMatch(/Hers|"companies"/);
  });
});
