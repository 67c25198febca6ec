import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyIndex } from '@tenfold/domain/assistant';
import { displayNameOf } from '@tenfold/domain/company-names';
import type { LookupCompany } from '@tenfold/domain/figure-lookup';
import { judgeFigure, plainFigures } from '@tenfold/domain/plain-figures';
import { buildStatements } from '@tenfold/domain/statements';
import { expect, test } from 'vitest';
import { readCompanyFile } from '../../market-data/sample/company-file.ts';
import { listSampleSymbols, readSampleMarket, sampleFolder } from '../../market-data/sample/sample-files.ts';
import { readCommunity } from './community-file.ts';
import { textsOf } from './community-texts.fixture.ts';

const { splits } = await readSampleMarket(sampleFolder);
const companies = new Map(
  (await listSampleSymbols(sampleFolder, 'first')).map((symbol) => [symbol, readCompany(symbol)]),
);
const index = companyIndex(
  [...companies.values()].map(({ symbol, name }) => ({ symbol, names: [name, displayNameOf(name)] })),
);
const community = await readCommunity();

// Judged here, because the filings of all companies take longer than a test may on a busy machine.
const judged = community.questions.flatMap((question) =>
  textsOf({ ...community, questions: [question] }).flatMap(({ place, written }) =>
    plainFigures(written.text, index, question.companies).map((figure) => ({
      place: `${place}: ${figure.written.text}`,
      ...judgeFigure(figure, companies),
    })),
  ),
);

test('no figure of what the community writes, which is true, is said to be wrong', () => {
  const wrong = judged.filter(({ verdict }) => verdict === 'contradicts');
  expect(wrong.map(({ place, filed }) => `${place}, filed ${filed?.asWritten}`)).toEqual([]);
});

test('most of what it writes is found in the filings', () => {
  const right = judged.filter(({ verdict }) => verdict === 'right');
  expect(right.length).toBeGreaterThan(250);
  expect(right.length / judged.length).toBeGreaterThan(0.7);
});

test('a quarter of it is contradicted once a digit is another, where its sentence says all that it takes', () => {
  const right = judged.filter(({ verdict }) => verdict === 'right').length;
  const caught = community.questions.flatMap((question) =>
    textsOf({ ...community, questions: [question] }).flatMap(({ written: { text } }) =>
      plainFigures(text, index, question.companies).filter(({ written }) => {
        const digit = written.text.search(/\d(?=\D*$)/);
        const other = (Number(written.text[digit]) + 5) % 10;
        const changed = `${written.text.slice(0, digit)}${other}${written.text.slice(digit + 1)}`;
        const slip = text.slice(0, written.start) + changed + text.slice(written.end);
        return plainFigures(slip, index, question.companies).some(
          (figure) =>
            figure.written.start === written.start &&
            judgeFigure(figure, companies).verdict === 'contradicts',
        );
      }),
    ),
  ).length;
  expect(caught / right).toBeGreaterThan(0.25);
});

function readCompany(symbol: string): LookupCompany {
  const file = readFileSync(join(sampleFolder, 'filings', `${symbol}.json`), 'utf8');
  const { name, facts, fiscalYearEnd, sic } = readCompanyFile(file);
  const filed = { facts, fiscalYearEnd, sic, splits: splits.get(symbol) ?? [] };
  return { symbol, name, filed, statements: buildStatements(filed) };
}
