import { findAlikeQuestions } from '../../../apps/server/src/features/qa/reading/search/alike-questions.ts';
import { searchQuestions } from '../../../apps/server/src/features/qa/reading/search/search-questions.ts';
import type { Db } from '../../../apps/server/src/platform/db/index.ts';
import { heading, line } from '../report.ts';
import { against, at, rowTimes, timesOf, timesText } from './times.ts';
import { openWriter, type Writer } from './written-words.ts';

const each = 100;

type Typed = (writer: Writer) => string;

const kinds: Readonly<Record<string, Typed>> = {
  'a common word': ({ word }) => word(),
  'a rare word': ({ rareWord }) => rareWord(),
  'two words': ({ word }) => `${word()} ${word()}`,
  'three words': ({ word, rareWord }) => `${word()} ${rareWord()} ${word()}`,
  'six words': ({ word }) => Array.from({ length: 6 }, word).join(' '),
  'the beginning of a word': ({ word, below }) => word().slice(0, 2 + below(3)),
  'a word and a beginning': ({ word, below }) => `${word()} ${word().slice(0, 2 + below(3))}`,
  'a mistyped word': (writer) => mistype(writer, writer.word()),
  'a mistyped one of two': (writer) => `${mistype(writer, writer.rareWord())} ${writer.word()}`,
  Cyrillic: ({ cyrillicWord }) => `${cyrillicWord()} ${cyrillicWord()}`,
  'a symbol': ({ below }) => `S${below(36)}`,
  nonsense: ({ below }) => `x${below(1e9).toString(36)}q`,
};

/** What a search takes while one person searches, every time for something else, against reading one row by its key. */
export async function benchSearch(db: Db, many: number): Promise<void> {
  heading(`Search among ${many.toLocaleString('en-US')} questions, PostgreSQL, aim: 99 of 100 within 30 ms`);
  const writer = openWriter(99);
  const floor = await rowTimes(db, many);
  const base = at(floor, 0.5);
  line('one row by its key', timesText(floor));
  const all: number[] = [];
  for (const [kind, type] of Object.entries(kinds)) {
    const times = await timesOf(each, () => searchQuestions(db, type(writer)));
    all.push(...times);
    line(kind, timesText(times), against(times, base));
  }
  line('all of these', timesText(all), against(all, base));
  const alike = await timesOf(each, () => findAlikeQuestions(db, writer.title()));
  line('those like a title', timesText(alike), against(alike, base));
}

function mistype({ below }: Writer, word: string): string {
  const place = below(Math.max(word.length - 1, 1));
  return (
    word.slice(0, place) +
    word.slice(place + 1, place + 2) +
    word.slice(place, place + 1) +
    word.slice(place + 2)
  );
}
