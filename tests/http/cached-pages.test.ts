import { logOut, updateUserSetting } from '@tenfold/contract/accounts';
import { httpApi } from '@tenfold/contract/call';
import { createAnswer, getAnswers, getQuestions, likePost } from '@tenfold/contract/qa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, signIn } from '../world/people.ts';
import { random } from '../world/random.ts';
import { type Server, startServer } from '../world/server.ts';

const people = ['ann', 'ben'] as const;
const paths = ['/company/AAPL', '/company/NKE', '/company/COST', '/company/PG', '/companies', '/plans', '/'];
const steps = 400;

let server: Server;
beforeAll(async () => {
  server = await startServer({ QUOTA_VISITOR: '2' });
});
afterAll(() => server.stop());

async function page(path: string, cookie: string): Promise<Response> {
  return fetch(`${server.url}${path}`, { headers: { cookie } });
}

test('a page shows its own viewer, look, plan and limit, however viewers take turns', async () => {
  const pick = random(7);
  const tokens = new Map<string, string>();
  const themes = new Map<string, string>();
  const opened = new Set<string>();
  let visitor = '';
  const asking = async () => {
    const path = paths[pick(paths.length)] ?? '/';
    const name = (['visitor', ...people] as const)[pick(3)] ?? 'visitor';
    if (name === 'visitor') {
      const answer = await page(path, visitor);
      const html = await answer.text();
      for (const person of people) expect(html).not.toContain(addressOf(person));
      expect(html).not.toContain('data-theme=');
      const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('visitor='));
      if (set !== undefined) visitor = set.split(';')[0] ?? '';
      const [, symbol] = /^\/company\/(\w+)$/.exec(path) ?? [];
      if (symbol !== undefined && symbol !== 'AAPL') {
        if (opened.size < 2) opened.add(symbol);
        expect([path, html.includes('stay open until')]).toEqual([path, opened.has(symbol)]);
      }
      return;
    }
    const token = tokens.get(name) ?? (await signIn(server, name));
    tokens.set(name, token);
    const html = await (await page(path, `session=${token}`)).text();
    expect(html).toContain(addressOf(name));
    for (const other of people) if (other !== name) expect(html).not.toContain(addressOf(other));
    const theme = themes.get(name) ?? 'system';
    expect(/<html lang="en"( data-theme="(\w+)")?/.exec(html)?.[2] ?? 'system').toBe(theme);
  };
  const changing = async () => {
    const name = people[pick(2)] ?? 'ann';
    const token = tokens.get(name);
    if (token === undefined) return;
    const api = httpApi({ baseUrl: server.url, token: () => token });
    if (pick(2) === 0) {
      const theme = (['light', 'dark', 'system'] as const)[pick(3)] ?? 'system';
      await api.call(updateUserSetting, { body: { theme } });
      themes.set(name, theme);
      return;
    }
    await api.call(logOut);
    tokens.delete(name);
    const html = await (await page('/company/AAPL', `session=${token}`)).text();
    expect(html).not.toContain(addressOf(name));
  };
  for (let step = 0; step < steps; step++) await (pick(10) === 0 ? changing() : asking());
});

test('votes render no page of a question again, and an answer renders it once', async () => {
  const token = await signIn(server, 'ann');
  const ann = httpApi({ baseUrl: server.url, token: () => token });
  const { questions } = await ann.call(getQuestions, { query: { type: 'answered' } });
  const question = questions.find(({ counters }) => counters.answersCount > 1);
  if (question === undefined) throw new Error('the sample has an answered question');
  const path = `/business-q-and-a/questions/${question.id}`;
  // The moment of its rendering is in each: as many different pages as it was rendered.
  const rendered = new Set<string>();
  const look = async () => {
    const html = await (await page(path, '')).text();
    rendered.add(html);
    return html;
  };
  await look();
  const { answers } = await ann.call(getAnswers, { query: { questionId: question.id } });
  for (const isOn of [true, false, true]) {
    for (const { id } of answers) {
      await ann.call(likePost, { params: { kind: 'answer', id }, body: { isOn } });
      await look();
    }
  }
  expect(rendered.size).toBe(1);
  const text = 'Freight cost more than the year before.';
  await ann.call(createAnswer, { body: { questionId: question.id, data: { text } } });
  while (!(await look()).includes(text)) expect(rendered.size).toBe(1);
  expect(rendered.size).toBe(2);
});
