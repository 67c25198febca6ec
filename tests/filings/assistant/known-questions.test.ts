import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Answer,
  answerQuestion,
  companyIndex,
  type Earlier,
  nextEarlier,
  readQuestion,
} from '@tenfold/domain/assistant';
import { displayNameOf } from '@tenfold/domain/company-names';
import type { LookupCompany } from '@tenfold/domain/figure-lookup';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { strayNumbers } from '../../../packages/domain/src/assistant/answering/stray-numbers.fixture.ts';
import { factsOf, filingOf, filingsAreHere, filingsFolder } from '../filings.ts';
import { isRight, type KnownQuestion } from './judge-answer.ts';

const rowsOf = <Row>(path: string): readonly Row[] =>
  filingsAreHere ? parse(readFileSync(resolve(filingsFolder, path)), { columns: true }) : [];

const questions = rowsOf<KnownQuestion>('assistant/questions.csv');
const names = new Map(
  rowsOf<{ symbol: string; name: string }>('sec/index.csv').map(({ symbol, name }) => [
    symbol,
    displayNameOf(name),
  ]),
);
const index = companyIndex([...names].map(([symbol, name]) => ({ symbol, names: [name] })));
const answers = answerAll();

describe.skipIf(!filingsAreHere)('questions with known answers', () => {
  test('no answer is wrong', () => {
    const wrong = questions.filter(({ answerable, ...known }) => {
      const answer = answerOf(known.id);
      return answerable === 'yes' && !answer.refused && !isRight({ ...known, answerable }, figuresOf(answer));
    });
    expect(wrong.map(({ id, question }) => `${id} ${question}`)).toEqual([]);
  });

  test('nine in ten of those that filings answer are answered', () => {
    const answerable = questions.filter((each) => each.answerable === 'yes');
    const refused = answerable.filter(({ id }) => answerOf(id).refused);
    expect(refused.length, refused.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(
      answerable.length / 10,
    );
  });

  test('what can’t be known is refused with a reason, or its premise corrected with both figures', () => {
    const answered = questions.filter(({ id, answerable, ...known }) => {
      const answer = answerOf(id);
      if (answerable === 'yes' || answer.refused) return false;
      return (
        answer.reason !== 'wrong_premise' ||
        !isRight({ ...known, id, answerable, kind: '' }, figuresOf(answer))
      );
    });
    expect(answered.map(({ id, question }) => `${id} ${question}`)).toEqual([]);
  });

  test('every figure names its filings, and no number stands in a text that is none of them', () => {
    for (const { id } of questions) {
      const figures = figuresOf(answerOf(id));
      expect(figures.filter(({ sources }) => sources.length === 0)).toEqual([]);
      for (const { text } of answerOf(id).sentences) expect(strayNumbers(text, figures), text).toEqual([]);
    }
  });

  test('every filed figure that answers is in a filing known to say it', () => {
    const odd = questions.flatMap(({ id, answerable, kind, sources, also_in }) => {
      if (answerable !== 'yes' || kind !== 'value') return [];
      const known = new Set([...sources.split('|'), ...also_in.split('|')]);
      const [figure] = figuresOf(answerOf(id));
      return figure?.sources.some((source) => !known.has(source)) ? [id] : [];
    });
    expect(odd).toEqual([]);
  });
});

/** Each chat in the order of its turns. */
function answerAll(): ReadonlyMap<string, Answer> {
  const all = new Map<string, Answer>();
  const earlierOf = new Map<string, Earlier>();
  for (const { id, chat, question } of questions) {
    const earlier = earlierOf.get(chat) ?? null;
    const read = readQuestion(question, index, earlier);
    earlierOf.set(chat, nextEarlier(read, earlier));
    const companies = new Map((read.question?.symbols ?? []).map((symbol) => [symbol, companyOf(symbol)]));
    all.set(id, answerQuestion(read, companies));
  }
  return all;
}

function companyOf(symbol: string): LookupCompany {
  const { statements, splits } = filingOf(symbol);
  const filed = { facts: factsOf(symbol), splits, fiscalYearEnd: null, sic: null };
  return { symbol, name: names.get(symbol) ?? symbol, statements, filed };
}

function answerOf(id: string): Answer {
  const answer = answers.get(id);
  if (answer === undefined) throw new Error(`no question ${id}`);
  return answer;
}

function figuresOf({ sentences }: Answer) {
  return sentences.flatMap(({ figures }) => figures);
}
