import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listSampleSymbols, sampleFolder } from '../../market-data/sample/sample-files.ts';
import { claimValue } from './claim-value.fixture.ts';
import { readCommunity } from './community-file.ts';
import { textsOf } from './community-texts.fixture.ts';
import type { Claim } from './marked-text.ts';
import { sampleFigure } from './sample-figures.fixture.ts';
import { shownNumber, statedNumbers } from './stated-numbers.fixture.ts';

const community = await readCommunity();
const texts = textsOf(community);
const symbols = new Set(await listSampleSymbols(sampleFolder, 'first'));

// Read here, because the filings of all companies take longer than a test may on a busy machine.
const untrue = texts.flatMap(({ place, written }) =>
  written.claims.flatMap((claim) => {
    const problem = problemOf(claim);
    return problem === null ? [] : [`${place}: “${claim.shown}” ${problem}`];
  }),
);

describe('what the members of the sample’s community write', () => {
  test('is true by the filings of the sample, at the digits written', () => {
    expect(untrue).toEqual([]);
  });

  test('has a proof for each number with a unit', () => {
    const unproven = texts.flatMap(({ place, written }) => {
      const proven = written.claims.flatMap(({ shown }) => statedNumbers(shown));
      const stated = statedNumbers(written.text);
      return stated.join('; ') === proven.join('; ') ? [] : [`${place}: ${stated.join('; ')}`];
    });
    expect(unproven).toEqual([]);
  });

  test('says so where a number is an example', () => {
    const unsaid = texts.flatMap(({ place, written }) => {
      const isExample = written.claims.some(({ formula }) => !/[a-z]/i.test(formula));
      return isExample && !/\b(suppose|assumption)\b/i.test(written.text) ? [place] : [];
    });
    expect(unsaid).toEqual([]);
  });

  test('stands on hundreds of figures of most companies', () => {
    const claims = texts.flatMap(({ written }) => written.claims);
    const named = new Set(claims.flatMap(({ formula }) => formula.match(/[A-Z][A-Z-]*(?=\.)/g) ?? []));
    expect(claims.length).toBeGreaterThan(600);
    expect([...symbols].filter((symbol) => !named.has(symbol))).toEqual([]);
  });

  test('names nobody whom the sample does not know', () => {
    const known = knownNames();
    const strangers = texts.flatMap(({ place, written }) =>
      [...written.text.matchAll(/(?<=[a-z,;’\d] )[A-Z][\w&]*/g)]
        .filter(([name]) => !known.has(name))
        .map(([name]) => `${place}: ${name}`),
    );
    expect(strangers).toEqual([]);
  });
});

/** Null when the sample's figures say the same. */
function problemOf({ shown, formula }: Claim): string | null {
  try {
    const value = claimValue(formula, sampleFigure);
    const number = statedNumbers(shown).length === 0 ? null : shownNumber(shown);
    if (typeof value === 'boolean') return value ? numberWithout(number, formula) : 'is not so';
    if (number === null) return `is no number, and its figure is ${value}`;
    return Math.abs(value - number.value) <= number.within ? null : `is ${value}`;
  } catch (error) {
    return error instanceof Error ? error.message : 'has no value';
  }
}

/** “above 150%” has to compare with 1.5, and with nothing else. */
function numberWithout(number: ReturnType<typeof shownNumber>, formula: string): string | null {
  if (number === null) return null;
  const compared = /[<>~] (\d+(?:\.\d+)?)$/.exec(formula)?.[1];
  return Math.abs(Number(compared) - number.value) < 1e-9 ? null : `compares with ${compared}`;
}

const everyday =
  'A American Christmas December EPS February Friday I January NT New ROE States Taiwan United'.split(' ');

/** Words of the names and texts of the sample's companies, its people, months and the terms of the product. */
function knownNames(): Set<string> {
  const files = ['companies.json', 'profiles.json'].map((name) =>
    readFileSync(join(sampleFolder, name), 'utf8'),
  );
  const people = community.people.flatMap(({ firstName, secondName }) => [firstName ?? '', secondName ?? '']);
  return new Set([...everyday, ...people, ...files.flatMap((text) => text.match(/\b[A-Z][\w&]*/g) ?? [])]);
}
